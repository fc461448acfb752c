import type { Context } from 'hono'
import * as v from 'valibot'
import { tokenSchema } from '../../src/contract/account'
import { sha256 } from '../api/digest'

/** The stored hash of a token. A fast hash is enough, because 256 random bits cannot be guessed. */
export const tokenHash = sha256

/** The token in the request's `Authorization`, raw (spec §7); undefined if missing or malformed. */
export function requestToken(c: Context): string | undefined {
  const result = v.safeParse(tokenSchema, { token: c.req.header('Authorization') })
  return result.success ? result.output.token : undefined
}
