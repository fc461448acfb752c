import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import type { Installation } from '../readiness'

/*
 * The settings that two installations of one vendor share, as a part of a folder of content: `settings.json`. Hosts, addresses,
 * mailboxes and secrets are those of one installation. An import sets none, because they are in files or in the environment of a
 * server; it says which differ and where each is set.
 */

export const settingsFile = 'settings.json'

const shared = [
  ['galaxy-site', 'ILLEGAL_EMAIL_DOMAINS'],
  ['galaxy-passport', 'CODES_PER_DAY'],
  ['galaxy-passport', 'CODE_PROOF_BITS'],
  ['galaxy-passport', 'PASSWORD_HASH_COST'],
  ['galaxy-main', 'SAMPLES'],
  ['galaxy-main', 'INBOX_RETENTION_DAYS'],
  ['galaxy-exam', 'CERTIFICATE_ISSUER']
] as const

const settingsSchema = v.record(v.string(), v.unknown())

export const settingsOf = ({ vars }: Installation): Record<string, unknown> =>
  Object.fromEntries(shared.map(([worker, name]) => [name, vars[worker][name]]))

export function writeSettings(folder: string, settings: Record<string, unknown>): void {
  writeFileSync(join(folder, settingsFile), `${JSON.stringify(settings, null, 2)}\n`)
}

/** Whether a folder has settings, which need the installation to be compared with. */
export const hasSettings = (folder: string): boolean => existsSync(join(folder, settingsFile))

/** A line for each setting that the installation has otherwise. */
export function compareSettings(folder: string, { vars, where }: Installation): string[] {
  const settings = v.parse(settingsSchema, JSON.parse(readFileSync(join(folder, settingsFile), 'utf8')))
  return shared.flatMap(([worker, name]) => {
    const [there, here] = [settings[name], vars[worker][name]]
    // A variable of a server is a text where wrangler.toml has a number.
    if (there === undefined || isDeepStrictEqual(there, here) || String(there) === String(here)) return []
    return [`to set: ${where(worker, name, 'var')}, ${JSON.stringify(here)} here and ${JSON.stringify(there)} in the folder`]
  })
}
