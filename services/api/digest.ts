import { createHash } from 'node:crypto'

/** SHA-256 of the text, as 64 lower-case hexadecimal digits. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
