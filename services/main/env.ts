import * as v from 'valibot'
import { emailPattern, illegalEmailDomainsSchema } from '../../src/contract/account'
import { inquiryRetentionDays } from '../../src/contract/limits'
import {
  baseSchema,
  bucketSchema,
  databaseSchema,
  datasetSchema,
  httpsOriginSchema,
  isOrigin,
  parseBindings,
  secretSchema,
  serviceBindingSchema
} from '../api/bindings'
import {
  missingBeside,
  missingOfSmtp,
  numberVar,
  smtpEntries,
  smtpOf,
  textVar,
  webhookAddressSchema
} from '../api/delivery-settings'

const originSchema = v.optional(
  v.pipe(
    v.string(),
    v.check((value) => value === '' || isOrigin(value), 'must be empty or an origin')
  ),
  ''
)

const envSchema = v.pipe(
  v.object({
    DB: databaseSchema,
    /** Bucket of downloadable files and of the media library. */
    FILES: bucketSchema,
    /** The reference passport, which identifies the account; unused if there is a base. */
    PASSPORT: serviceBindingSchema,
    PASSPORT_BASE: baseSchema,
    /** Authenticates the request for removed accounts to passport; required if PASSPORT_BASE is set. */
    SERVICE_SECRET: secretSchema,
    /** Key that signs the links to gated files. Without it, gated files are unavailable. */
    FILE_LINK_SECRET: secretSchema,
    /** Origin that serves the media library in place of this site; empty for this site. */
    FILE_BASE: originSchema,
    /** Email domains that no form takes (spec §5); the same list as the edge's and passport's. */
    ILLEGAL_EMAIL_DOMAINS: v.optional(illegalEmailDomainsSchema, []),
    /** Host names of the site, from which the catcher fetches nothing. */
    SITE_HOST_NAMES: v.optional(v.array(v.string()), []),
    /** Origin whose pages may read the editor's configuration by a script; empty for none. */
    EDITOR_JSONP_ORIGIN: originSchema,
    /** DNS over HTTPS in JSON, for the catcher; empty if it is off. */
    DNS_RESOLVER_URL: webhookAddressSchema,
    /** Webhook that scans uploads; empty for none. */
    MEDIA_SCAN_URL: webhookAddressSchema,
    MEDIA_SCAN_SECRET: secretSchema,
    /** Figures for operations; the host on Node has none and reads the database. */
    OPERATIONS: v.optional(datasetSchema),
    /** Bound on a developer's machine only; see notifications/channels.ts. */
    OUTBOX: v.optional(serviceBindingSchema),
    /** Whether visitors see the entries that are marked as samples. */
    SAMPLES: v.optional(v.picklist(['shown', 'hidden'], 'must be «shown» or «hidden»'), 'shown'),
    /** Origin of the site in the links of mails. */
    SITE_ORIGIN: httpsOriginSchema,
    /** Address that is told of inquiries; empty for none. */
    NOTIFY_EMAIL: v.pipe(
      textVar,
      v.check((value) => value === '' || emailPattern.test(value), 'must be an email address')
    ),
    /** Webhook that is told of inquiries; empty for none. */
    NOTIFY_WEBHOOK_URL: webhookAddressSchema,
    NOTIFY_WEBHOOK_SECRET: textVar,
    ...smtpEntries,
    /** Days after the last change of an inquiry until the visitor's text is erased; at most the period of the privacy statement. */
    INBOX_RETENTION_DAYS: v.pipe(
      numberVar,
      v.check((value) => Number.isInteger(value) && value > 0, 'must be a positive whole number'),
      v.maxValue(
        inquiryRetentionDays,
        `must be at most ${inquiryRetentionDays}, which the privacy statement promises (src/contract/limits.ts)`
      )
    )
  }),
  // An incomplete configuration must not count as none: nobody would be told.
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const env = dataset.value
    const missing = [
      ...missingBeside(env, [
        ['NOTIFY_WEBHOOK_URL', 'NOTIFY_WEBHOOK_SECRET'],
        ...(env.OUTBOX ? [] : ([['NOTIFY_EMAIL', 'SMTP_HOST']] as const))
      ]),
      ...missingOfSmtp(env)
    ]
    for (const message of missing) addIssue({ message })
  }),
  // A scan that cannot work must not count as none: uploads would be served unscanned.
  v.check(
    (env) => env.MEDIA_SCAN_URL === '' || env.MEDIA_SCAN_SECRET !== undefined,
    'MEDIA_SCAN_SECRET is missing, while MEDIA_SCAN_URL is set'
  ),
  v.check(
    (env) => env.MEDIA_SCAN_URL === '' || env.FILE_LINK_SECRET !== undefined,
    'FILE_LINK_SECRET is missing, while MEDIA_SCAN_URL is set'
  ),
  v.transform((env) => ({
    ...env,
    /** Undefined if there is no webhook. */
    webhook: env.NOTIFY_WEBHOOK_URL === '' ? undefined : { url: env.NOTIFY_WEBHOOK_URL, secret: env.NOTIFY_WEBHOOK_SECRET },
    /** Undefined if there is no mail server. */
    smtp: smtpOf(env)
  }))
)
export type Env = v.InferOutput<typeof envSchema>

/** @throws Error naming each binding that is missing or wrong */
export const parseEnv = (bindings: unknown): Env => parseBindings(envSchema, bindings)
