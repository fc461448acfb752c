import * as v from 'valibot'
import { baseSchema, databaseSchema, httpsOriginSchema, parseBindings, secretSchema, serviceBindingSchema } from '../api/bindings'
import { numberVar } from '../api/delivery-settings'

const envSchema = v.object({
  DB: databaseSchema,
  /** The reference passport, which identifies the account; unused if there is a base. */
  PASSPORT: serviceBindingSchema,
  PASSPORT_BASE: baseSchema,
  /** Authenticates the request for removed accounts to passport; required if PASSPORT_BASE is set. */
  SERVICE_SECRET: secretSchema,
  /** Private RSA key as JWK that signs certificates: a secret. */
  CERTIFICATE_KEY: v.pipe(
    v.string('is missing: npm run exam -- new-key'),
    v.check(isPrivateKey, 'must be a private RSA key as JWK: npm run exam -- new-key')
  ),
  /** Origin of the site in the addresses that certificates name. */
  CERTIFICATE_ORIGIN: httpsOriginSchema,
  /** Name of the issuer on certificates. */
  CERTIFICATE_ISSUER: v.pipe(v.string(), v.trim(), v.nonEmpty('must be the name of the issuer')),
  /** Working days within which staff answers an appeal; 0 promises nothing. */
  APPEAL_ANSWER_DAYS: v.optional(
    v.pipe(
      numberVar,
      v.check((value) => Number.isInteger(value) && value >= 0 && value <= 90, 'must be a whole number of days up to 90')
    ),
    0
  )
})
export type Env = v.InferOutput<typeof envSchema>

function isPrivateKey(text: string): boolean {
  try {
    return v.is(v.object({ kty: v.literal('RSA'), n: v.string(), e: v.string(), d: v.string() }), JSON.parse(text))
  } catch {
    return false
  }
}

/** @throws Error naming each binding that is missing or wrong */
export const parseEnv = (bindings: unknown): Env => parseBindings(envSchema, bindings)
