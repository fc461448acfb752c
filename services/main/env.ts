import * as v from 'valibot'
import { baseSchema, bucketSchema, databaseSchema, isSafeAddress, readBindings, serviceBindingSchema } from '../api/bindings'

/** An address that files or names of visitors are sent to; empty for none. */
const safeAddressSchema = v.optional(
  v.pipe(
    v.string(),
    v.check((value) => value === '' || isSafeAddress(value), 'must be an https address')
  ),
  ''
)

const originSchema = v.optional(
  v.pipe(
    v.string(),
    v.check((value) => value === '' || (URL.canParse(value) && new URL(value).origin === value), 'must be empty or an origin')
  ),
  ''
)

const secretSchema = v.optional(v.pipe(v.string('must be text'), v.minLength(32, 'must have 32 characters at least')))

const envSchema = v.pipe(
  v.object({
    DB: databaseSchema,
    /** Bucket of downloadable files and of the media library. */
    FILES: bucketSchema,
    /** The reference passport, which identifies the account; unused if there is a base. */
    PASSPORT: serviceBindingSchema,
    PASSPORT_BASE: baseSchema,
    /** Key that signs the links to gated files. Without it, gated files are unavailable. */
    FILE_LINK_SECRET: secretSchema,
    /** Origin that serves the media library in place of this site; empty for this site. */
    FILE_BASE: originSchema,
    /** Host names of the site, from which the catcher fetches nothing. */
    SITE_HOST_NAMES: v.optional(v.array(v.string()), []),
    /** Origin whose pages may read the editor's configuration by a script; empty for none. */
    EDITOR_JSONP_ORIGIN: originSchema,
    /** DNS over HTTPS in JSON, for the catcher; empty if it is off. */
    DNS_RESOLVER_URL: safeAddressSchema,
    /** Webhook that scans uploads; empty for none. */
    MEDIA_SCAN_URL: safeAddressSchema,
    MEDIA_SCAN_SECRET: secretSchema
  }),
  // A scan that cannot work must not count as none: uploads would be served unscanned.
  v.check(
    (env) => env.MEDIA_SCAN_URL === '' || env.MEDIA_SCAN_SECRET !== undefined,
    'MEDIA_SCAN_SECRET is missing, while MEDIA_SCAN_URL is set'
  ),
  v.check(
    (env) => env.MEDIA_SCAN_URL === '' || env.FILE_LINK_SECRET !== undefined,
    'FILE_LINK_SECRET is missing, while MEDIA_SCAN_URL is set'
  )
)
export type Env = v.InferOutput<typeof envSchema>

/** @throws Error naming each binding that is missing or wrong */
export const readEnv = (bindings: unknown): Env => readBindings(envSchema, bindings)
