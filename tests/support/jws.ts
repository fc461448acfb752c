import { createPublicKey } from 'node:crypto'
import jws from 'jws'
import * as v from 'valibot'

/*
 * Reads and verifies a compact JWS (RFC 7515) with the library `jws`, independently of the code that signs and of the one that
 * verifies in the browser.
 */

const rsaKeySchema = v.object({ kty: v.literal('RSA'), n: v.string(), e: v.string() })

/** Decodes a part of a JWS. @throws Error unless it is canonical base64url without padding */
function bytesOf(part: string): Buffer {
  const bytes = Buffer.from(part, 'base64url')
  if (bytes.toString('base64url') !== part) throw new Error('not base64url')
  return bytes
}

const jsonOf = (part: string): unknown => JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytesOf(part)))

/** Header and payload. @throws Error if the text is not a compact JWS */
export function readJws(text: string): { header: unknown; payload: unknown } {
  const [header = '', payload = '', , ...rest] = text.split('.')
  if (rest.length > 0) throw new Error('not three parts')
  return { header: jsonOf(header), payload: jsonOf(payload) }
}

/**
 * Whether the JWS is signed with RS256 by the owner of the public key. Its parts must be canonical base64url, which the library
 * does not check.
 */
export function isSigned(text: string, jwk: unknown): boolean {
  try {
    readJws(text)
    bytesOf(text.slice(text.lastIndexOf('.') + 1))
    const key = createPublicKey({ key: v.parse(rsaKeySchema, jwk), format: 'jwk' })
    return jws.verify(text, 'RS256', key.export({ type: 'spki', format: 'pem' }))
  } catch {
    return false
  }
}
