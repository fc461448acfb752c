import type { Verdict } from '../../../src/contract/certificates'

/** The verdict on an issued certificate. A revoked one stays revoked after it has expired. */
export function verdictOf(
  { revokedAt, validUntil }: { revokedAt: number | null; validUntil: number },
  now: number
): Exclude<Verdict, 'unknown'> {
  if (revokedAt !== null) return 'revoked'
  return now >= validUntil ? 'expired' : 'valid'
}
