import type { DrizzleD1Database } from 'drizzle-orm/d1'
import { calculateJwkThumbprint } from 'jose/jwk/thumbprint'
import { SignJWT } from 'jose/jwt/sign'
import { importJWK } from 'jose/key/import'
import * as v from 'valibot'
import { certificatePaths } from '../../../src/contract/certificates'
import { publicKeys } from '../db/schema'
import type { Env } from '../env'
import type { Json } from './open-badge'

/** Signs credentials with RS256, the algorithm that Open Badges 3.0 requires (section 8.2.3). */
export interface Signer {
  /**
   * Signs a payload as a compact JWS. Its `kid` is the address of the public key, which is stored first: a signature without
   * a key that answers could not be verified.
   */
  sign: (payload: Json) => Promise<string>
}

const algorithm = 'RS256'

/** Members of a public RSA key (RFC 7518, section 6.3.1). A schema and no deletion, so that no private member is ever stored. */
const publicSchema = v.object({ kty: v.literal('RSA'), n: v.string(), e: v.string() })

export function createSigner(
  db: DrizzleD1Database,
  { CERTIFICATE_KEY, CERTIFICATE_ORIGIN }: Pick<Env, 'CERTIFICATE_KEY' | 'CERTIFICATE_ORIGIN'>
): Signer {
  // The finished value is kept, not its promise: a request must not wait for the database call of another one.
  let known: { key: Awaited<ReturnType<typeof importJWK>>; kid: string } | undefined

  async function prepare() {
    const jwk: unknown = JSON.parse(CERTIFICATE_KEY)
    const own = v.parse(publicSchema, jwk)
    const id = await calculateJwkThumbprint(own)
    const kid = CERTIFICATE_ORIGIN + certificatePaths.keys + id
    await db
      .insert(publicKeys)
      .values({ id, jwk: { ...own, alg: algorithm, use: 'sig', kid }, createdAt: Date.now() })
      .onConflictDoNothing()
    const key = await importJWK(v.parse(v.looseObject({ kty: v.literal('RSA') }), jwk), algorithm)
    return { key, kid }
  }

  return {
    async sign(payload) {
      known ??= await prepare()
      return new SignJWT({ ...payload }).setProtectedHeader({ alg: algorithm, kid: known.kid, typ: 'JWT' }).sign(known.key)
    }
  }
}
