import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual, parseEnv } from 'node:util'
import type { Installation, WorkerName } from '../readiness'

/*
 * The settings that two installations of one vendor share, as a part of a folder of content: `settings.env`, which a server on Node
 * takes over as it is. An import sets none, because they are in files or in the environment of a server; it says which differ and
 * where each is set.
 */

export const settingsFile = 'settings.env'

interface SharedSetting {
  worker: WorkerName
  name: string
  /** What the file says about it. */
  about: string
}

/** What both installations mean alike. */
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

/** What differs between two installations: hosts, addresses, mailboxes and services of others. No folder of content has one. */
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

/** A value as the file has it; other signs than these need quotes. */
function written(name: string, value: unknown): string {
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
      return value === undefined ? [] : [`# ${about}\n${nameInFile(name)}=${written(name, value)}\n`]
    })
  ].join('\n')

export const writeSettings = (folder: string, settings: string): void => writeFileSync(join(folder, settingsFile), settings)

/** Whether a folder has settings, which need the installation to be compared with. */
export const hasSettings = (folder: string): boolean => existsSync(join(folder, settingsFile))

/** A line for each setting that the installation has otherwise. */
export function compareSettings(folder: string, { vars, where }: Installation): string[] {
  const settings = parseEnv(readFileSync(join(folder, settingsFile), 'utf8'))
  return sharedSettings.flatMap(({ worker, name }) => {
    const [there, here] = [settings[nameInFile(name)], vars[worker][name]]
    if (there === undefined || isSame(there, here)) return []
    return [`to set: ${where(worker, name, 'var')}, ${JSON.stringify(here)} here and ${there} in ${settingsFile}`]
  })
}

/** A list is compared as a list: its JSON may be written in two ways. */
const isSame = (there: string, here: unknown): boolean =>
  typeof here === 'object' ? isDeepStrictEqual(JSON.parse(there), here) : there === String(here)
