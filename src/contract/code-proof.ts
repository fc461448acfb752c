/*
 * The proof of work that passport asks for while many codes are sent: a number whose hash, together with the request, begins with
 * so many zero bits. It makes codes for thousands of numbers cost time, without a third party and without asking people anything.
 */

/** A proof counts in the window in which it was asked for and in the next one. */
export const proofWindowSeconds = 300

/** What to prove. */
export interface ProofTask {
  window: number
  /** Leading zero bits of the SHA-256. */
  bits: number
}

/** The request that is proved: a proof for one number is worth nothing for another. */
export interface ProvedRequest {
  phone: string
  type: string
}

/** The beginning of the hashed text; the nonce follows. */
export const proofPrefix = ({ phone, type }: ProvedRequest, window: number): string => `${window}|${type}|${phone}|`

/** Value of the query's `proof`. */
export const writeProof = (window: number, nonce: number): string => `${window}.${nonce}`

/** Whether a hash in hexadecimal digits begins with so many zero bits. */
export function hasZeroBits(hash: string, bits: number): boolean {
  const whole = Math.floor(bits / 4)
  if (!/^0*$/.test(hash.slice(0, whole))) return false
  return Number.parseInt(hash[whole] ?? 'f', 16) < 2 ** (4 - (bits % 4))
}
