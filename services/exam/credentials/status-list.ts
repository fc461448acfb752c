import { gzipSync } from 'node:zlib'
import { isNotNull } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import { certificatePaths } from '../../../src/contract/certificates'
import { certificates } from '../db/schema'
import { isoSecond } from './moments'
import { type IssuerSettings, type Json, profileOf, withClaims, withContext } from './open-badge'
import type { Signer } from './signer'

/*
 * The status list (W3C Bitstring Status List 1.0): one bit for each certificate, 1 if it is revoked. Everybody fetches the same
 * list, so the site does not learn which certificate is being checked.
 */

/** Bits of the list: the smallest number that the recommendation allows, so that an index hides among many (section 3.3). */
export const statusListLength = 131_072

/** The bits, gzip-compressed, in multibase base64url without padding (section 3.3). Index 0 is the left-most bit. */
export function encodeBits(indexes: readonly number[]): string {
  const bytes = new Uint8Array(statusListLength / 8)
  for (const index of indexes) bytes[index >> 3] = (bytes[index >> 3] ?? 0) | (0x80 >> (index & 7))
  return `u${gzipSync(bytes).toString('base64url')}`
}

/** Milliseconds that a verifier may keep the list. */
export const statusListLifetime = 30_000
/** Milliseconds after which the same list is signed again, and for which a signed list is valid. */
const signedAgainAfter = 600_000
const validFor = 86_400_000

/** The credential of the list as the payload of a JWT. */
export function statusListOf(settings: IssuerSettings, encodedList: string, now: number): Json {
  const id = settings.CERTIFICATE_ORIGIN + certificatePaths.status
  const credential = {
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: profileOf(settings),
    validFrom: isoSecond(now),
    validUntil: isoSecond(now + validFor),
    credentialSubject: {
      id: `${id}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      ttl: statusListLifetime,
      encodedList
    }
  }
  return withClaims(withContext(credential))
}

/** Returns a function that reads the revoked certificates and signs the list; an unchanged list is signed again only
 * after an interval. */
export function createStatusList(db: DrizzleD1Database, settings: IssuerSettings, { sign }: Signer) {
  let signed: { list: string; jwt: string; at: number } | undefined

  return async function statusList(now: number): Promise<string> {
    const rows = await db.select({ index: certificates.statusIndex }).from(certificates).where(isNotNull(certificates.revokedAt))
    const encodedList = encodeBits(rows.map(({ index }) => index))
    if (signed && signed.list === encodedList && now - signed.at < signedAgainAfter) return signed.jwt
    const jwt = await sign(statusListOf(settings, encodedList, now))
    signed = { list: encodedList, jwt, at: now }
    return jwt
  }
}
