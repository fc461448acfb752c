import { randomBytes } from 'node:crypto'

/** A token that identifies whoever presents it: 256 random bits, base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url')
