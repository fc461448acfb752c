import type { Context } from 'hono'
import { clientBucket, clientNetworks } from '../api/client-address'
import type { Limit } from './throttle'

/**
 * Allowed failures and their period: for logins with a password, logins with a passkey, proofs, and acceptances of
 * invitations, each counted separately.
 */
export const failureWindows = [{ max: 10, seconds: 900 }]

/**
 * Failures are counted by identifier and address together: counted by identifier alone, anyone could lock out anyone.
 * The identifier is the typed one, known or not, so that a lockout does not reveal whether it exists.
 */
export function loginScope(c: Context, identifier: string): string {
  return `login:${identifier}:${clientBucket(c) ?? ''}`
}

/** Allowed failures of logins with a password from one address, over all identifiers. */
const addressFailures = { max: 50, seconds: 900 }

/**
 * Limits of failed logins by the networks of the visitor's address: an attacker who tries many identifiers a few times each stays
 * below the limit of each. Passkeys and resets by code do not count here, so an owner who shares an address with an attacker
 * still gets in.
 */
export const addressFailureLimits = (c: Context): Limit[] =>
  clientNetworks(c).map(({ bucket, times }) => ({
    scope: `login-address:${bucket}`,
    windows: [{ ...addressFailures, max: addressFailures.max * times }]
  }))
