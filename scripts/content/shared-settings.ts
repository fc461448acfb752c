import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual, parseEnv } from 'node:util'
import type { Installation, WorkerName } from '../readiness'
import { readText } from './read-text'

/*
 * Settings that all installations of a vendor share, exported with the content as `settings.env`, an environment file for a server
 * on Node. An import sets none, because they belong to configuration files or the environment of a server; it reports each that
 * differs, with the place to set it.
 */

export const settingsFile = 'settings.env'

interface SharedSetting {
  worker: WorkerName
  name: string
  /** Comment in the file. */
  about: string
}

export const sharedSettings: readonly SharedSetting[] = [
  {
    worker: 'galaxy-site',
    name: 'ILLEGAL_EMAIL_DOMAINS',
    about: 'No account and no form takes addresses of these domains.'
  },
  { worker: 'galaxy-passport', name: 'CODES_PER_DAY', about: 'Most verification codes that leave in a day.' },
  {
    worker: 'galaxy-passport',
    name: 'CODE_PROOF_BITS',
    about: 'Zero bits that a browser proves for a code while many are sent. 0: none.'
  },
  { worker: 'galaxy-passport', name: 'PASSWORD_HASH_COST', about: 'log2 of the N of scrypt for passwords.' },
  { worker: 'galaxy-main', name: 'SAMPLES', about: 'Whether visitors see the entries that are samples: shown or hidden.' },
  {
    worker: 'galaxy-main',
    name: 'INBOX_RETENTION_DAYS',
    about: 'Days after the last change of an inquiry until what the visitor typed is erased.'
  },
  { worker: 'galaxy-exam', name: 'CERTIFICATE_ISSUER', about: 'Name of the issuer on certificates.' },
  {
    worker: 'galaxy-exam',
    name: 'APPEAL_ANSWER_DAYS',
    about: 'Working days within which an appeal is answered. 0: no promise.'
  }
]

/** Settings of a single installation, which are never exported: hosts, addresses, mailboxes and external services. */
export const ownSettings = [
  'SITE_HOSTS',
  'SITE_HOST_NAMES',
  'SITE_ORIGIN',
  'CERTIFICATE_ORIGIN',
  'PASSPORT_BASE',
  'USER_SERVICE_BASE',
  'EXTENSION_API_BASE',
  'EXAM_BASE',
  'FILE_BASE',
  'EDITOR_SERVER_BASE',
  'EDITOR_JSONP_ORIGIN',
  'FORUM_URL',
  'CHATBOT_EMBED_URL',
  'ANALYTICS_SCRIPT_URL',
  'CLIENT_ADDRESS_HEADER',
  'NO_CODES_TO',
  'DNS_RESOLVER_URL',
  'MEDIA_SCAN_URL',
  'SMS_WEBHOOK_URL',
  'NOTIFY_WEBHOOK_URL',
  'NOTIFY_EMAIL',
  'SMTP_HOST',
  'SMTP_PORT',
  'SMTP_SECURITY',
  'SMTP_USER',
  'SMTP_FROM'
] as const

const heading = `# Settings that installations of one vendor share, as the exported one has them. It has no secret, no address and no mailbox.
# A server on Node takes them over with «cat settings.env >> /etc/galaxy.env»: of two lines, the later one counts. On Cloudflare, an
# import names each that differs, and its place. Read alike by systemd, Docker and a shell, as galaxy.env.example is.
`

const nameInFile = (name: string) => `GALAXY_${name}`

/** A value in the syntax of the file: quoted if it contains characters outside the listed ones. */
function serialize(name: string, value: unknown): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  if (/['\n]/.test(text)) throw new Error(`${name} has a quote or a line break, which an environment file cannot have`)
  return /^[\w.,:/@+-]*$/.test(text) ? text : `'${text}'`
}

/** The shared settings of an installation, as the text of an environment file. */
export const settingsOf = ({ vars }: Installation): string =>
  [
    heading,
    ...sharedSettings.flatMap(({ worker, name, about }) => {
      const value = vars[worker][name]
      return value === undefined ? [] : [`# ${about}\n${nameInFile(name)}=${serialize(name, value)}\n`]
    })
  ].join('\n')

export const writeSettings = (folder: string, settings: string): void => writeFileSync(join(folder, settingsFile), settings)

/** Whether a folder contains settings, so that the installation must be read to compare them. */
export const hasSettings = (folder: string): boolean => existsSync(join(folder, settingsFile))

/** One line for each setting that differs in the installation. */
export function compareSettings(folder: string, { vars, where }: Installation): string[] {
  const settings = parseEnv(readText(join(folder, settingsFile)))
  return sharedSettings.flatMap(({ worker, name }) => {
    const [exported, current] = [settings[nameInFile(name)], vars[worker][name]]
    if (exported === undefined || isSame(exported, current)) return []
    return [`to set: ${where(worker, name, 'var')}, ${JSON.stringify(current)} here and ${exported} in ${settingsFile}`]
  })
}

/** Lists are compared by value, because the same list can be formatted as JSON in several ways. */
const isSame = (exported: string, current: unknown): boolean =>
  typeof current === 'object' ? isDeepStrictEqual(JSON.parse(exported), current) : exported === String(current)
