import { createHash } from 'node:crypto'

/*
 * Personal values that must not appear where anyone else can read them. The search covers the values themselves and their
 * forms in a URL, a header or a log.
 */

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Every searched form of a value. The SHA-256 of a password is as sensitive as the password. */
function formsOf(value: string): string[] {
  const bytes = Buffer.from(value)
  return [
    value,
    encodeURIComponent(value),
    encodeURIComponent(encodeURIComponent(value)),
    JSON.stringify(value).slice(1, -1),
    bytes.toString('base64'),
    bytes.toString('base64url'),
    bytes.toString('hex'),
    sha256(value)
  ]
}

/** A code is so short that it occurs within other numbers, so only a separate number matches. */
function holds(text: string, form: string): boolean {
  return /^\d{1,6}$/.test(form) ? new RegExp(`(?<![\\w.])${form}(?![\\w.])`).test(text) : text.includes(form)
}

/** Names of the canaries in the text, in any form and letter case. */
export function canariesIn(text: string, canaries: Readonly<Record<string, string>>): string[] {
  const lower = text.toLowerCase()
  return Object.entries(canaries).flatMap(([name, value]) => {
    if (value === '') throw new Error(`There is no canary ${name} to look for`)
    return formsOf(value).some((form) => holds(lower, form.toLowerCase())) ? [name] : []
  })
}
