/*
 * The proof of work that passport requires while many codes are sent: a number whose hash, together with the request, begins with
 * a given number of zero bits. It makes codes for thousands of phone numbers expensive, without a third party or a puzzle for the
 * visitor.
 */

/** A proof is valid in the time window in which it was requested, and in the next one. */
export const proofWindowSeconds = 300

/** A task of a proof of work. */
export interface ProofTask {
  window: number
  /** Leading zero bits of the SHA-256. */
  bits: number
}

/** The request that is proved. A proof is not valid for another number or type. */
export interface ProvedRequest {
  phone: string
  type: string
}

/** The prefix of the hashed text, which the nonce follows. */
export const proofPrefix = ({ phone, type }: ProvedRequest, window: number): string => `${window}|${type}|${phone}|`

/** Value of the query's `proof`. */
export const writeProof = (window: number, nonce: number): string => `${window}.${nonce}`

/** Whether a hexadecimal hash begins with the given number of zero bits. */
export function hasZeroBits(hash: string, bits: number): boolean {
  const whole = Math.floor(bits / 4)
  if (!/^0*$/.test(hash.slice(0, whole))) return false
  return Number.parseInt(hash[whole] ?? 'f', 16) < 2 ** (4 - (bits % 4))
}
