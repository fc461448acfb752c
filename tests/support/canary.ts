import { createHash } from 'node:crypto'

/*
 * Values that stand for a person and must not turn up where anybody else reads. They are looked for as they are and in the
 * forms in which a URL, a header or a log would carry them.
 */

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Every form of a value that is searched for. Of a password its SHA-256 is as good as the password. */
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

/** A code is so short that it occurs within other numbers: it is looked for as a number of its own. */
function holds(text: string, form: string): boolean {
  return /^\d{1,6}$/.test(form) ? new RegExp(`(?<![\\w.])${form}(?![\\w.])`).test(text) : text.includes(form)
}

/** Names of the canaries that the text holds, in whatever form and letter case. */
export function canariesIn(text: string, canaries: Readonly<Record<string, string>>): string[] {
  const lower = text.toLowerCase()
  return Object.entries(canaries).flatMap(([name, value]) => {
    if (value === '') throw new Error(`There is no canary ${name} to look for`)
    return formsOf(value).some((form) => holds(lower, form.toLowerCase())) ? [name] : []
  })
}
