import type { Context } from 'hono'
import { clientBucket } from '../api/client-address'

/** How many failures are borne, and in which time: of logins with a password, with a passkey, and of proofs, each by itself. */
export const failureWindows = [{ max: 10, seconds: 900 }]

/**
 * Failures are counted for the identifier and the address together: counted by identifier alone, anybody could lock
 * anybody out. The identifier is the one typed, known or not, so that being locked out tells nothing either.
 */
export function loginScope(c: Context, identifier: string): string {
  return `login:${identifier}:${clientBucket(c) ?? ''}`
}
