import { randomBytes } from 'node:crypto'

/** A new token, which gives its holder access: 256 random bits, base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url')
