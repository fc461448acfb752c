import { createHmac, timingSafeEqual } from 'node:crypto'
import { fileAddress } from '../../src/contract/content'
import { httpTimeout } from '../../src/contract/limits'

/**
 * Validity of a link in milliseconds: as long as a call may take (spec §9), so that an interrupted transfer can be
 * resumed.
 */
const lifetime = httpTimeout

const signatureOf = (key: string, expires: number, secret: string) =>
  createHmac('sha256', secret).update(`${expires}\n${key}`).digest('base64url')

/** A link to a gated file that expires. */
export function signedLink(key: string, now: number, secret: string): { address: string; expiresAt: string } {
  const expires = now + lifetime
  const query = new URLSearchParams({ expires: String(expires), signature: signatureOf(key, expires, secret) })
  return { address: `${fileAddress(key)}?${query}`, expiresAt: new Date(expires).toISOString() }
}

/** Whether the query holds a valid link to this file. The expiry counts only if the signature is genuine. */
export function checkLink(
  key: string,
  { expires = '', signature = '' }: { expires?: string | undefined; signature?: string | undefined },
  now: number,
  secret: string
): 'good' | 'expired' | 'forged' {
  if (!/^\d{1,15}$/.test(expires)) return 'forged'
  const given = Buffer.from(signature)
  const genuine = Buffer.from(signatureOf(key, Number(expires), secret))
  if (given.byteLength !== genuine.byteLength || !timingSafeEqual(given, genuine)) return 'forged'
  return Number(expires) > now ? 'good' : 'expired'
}
