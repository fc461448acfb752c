import type { Context } from 'hono'
import { clientBucket } from '../api/client-address'

/**
 * Allowed failures and their period: for logins with a password, logins with a passkey, and proofs, each counted
 * separately.
 */
export const failureWindows = [{ max: 10, seconds: 900 }]

/**
 * Failures are counted by identifier and address together: counted by identifier alone, anyone could lock out anyone.
 * The identifier is the typed one, known or not, so that a lockout does not reveal whether it exists.
 */
export function loginScope(c: Context, identifier: string): string {
  return `login:${identifier}:${clientBucket(c) ?? ''}`
}
