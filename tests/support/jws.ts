import { createPublicKey, verify } from 'node:crypto'
import * as v from 'valibot'

/*
 * Reads and verifies a compact JWS (RFC 7515) with Node's own cryptography, independently of the library that signs and of the
 * check in the browser.
 */

const rsaKeySchema = v.object({ kty: v.literal('RSA'), n: v.string(), e: v.string() })

/** A part of a JWS. @throws Error unless it is spelled as base64url without padding spells its bytes */
function bytesOf(part: string): Buffer {
  const bytes = Buffer.from(part, 'base64url')
  if (bytes.toString('base64url') !== part) throw new Error('not base64url')
  return bytes
}

const jsonOf = (part: string): unknown => JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytesOf(part)))

/** Header and payload. @throws Error if the text is no compact JWS */
export function readJws(jws: string): { header: unknown; payload: unknown } {
  const [header = '', payload = '', , ...rest] = jws.split('.')
  if (rest.length > 0) throw new Error('not three parts')
  return { header: jsonOf(header), payload: jsonOf(payload) }
}

/** Whether the JWS is signed with RS256 by the owner of the public key. */
export function isSigned(jws: string, jwk: unknown): boolean {
  try {
    const { header } = readJws(jws)
    if (!v.is(v.object({ alg: v.literal('RS256') }), header)) return false
    const key = createPublicKey({ key: v.parse(rsaKeySchema, jwk), format: 'jwk' })
    const signed = jws.slice(0, jws.lastIndexOf('.'))
    return verify('RSA-SHA256', Buffer.from(signed), key, bytesOf(jws.slice(signed.length + 1)))
  } catch {
    return false
  }
}
