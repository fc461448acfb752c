import * as v from 'valibot'
import { illegalEmailDomainsSchema } from '../../src/contract/account'
import { databaseSchema, hashStartsSchema, parseBindings, secretSchema, serviceBindingSchema } from '../api/bindings'
import {
  missingBeside,
  missingOfSmtp,
  numberVar,
  smtpEntries,
  smtpOf,
  textVar,
  webhookAddressSchema
} from '../api/delivery-settings'

const envSchema = v.pipe(
  v.object({
    DB: databaseSchema,
    /** Bound on a developer's machine only; see delivery/. */
    OUTBOX: v.optional(serviceBindingSchema),
    /** Bound by a host on which several processes hash passwords. */
    HASH_STARTS: v.optional(hashStartsSchema),
    CODES_PER_DAY: v.pipe(
      numberVar,
      v.check((value) => Number.isInteger(value) && value > 0, 'must be a positive whole number')
    ),
    /** Zero bits of the proof of work from half of a share of the codes on; 0 for none (code-budget.ts). */
    CODE_PROOF_BITS: v.optional(
      v.pipe(
        numberVar,
        v.check((value) => Number.isInteger(value) && value >= 0 && value <= 24, 'must be a whole number from 0 to 24')
      ),
      18
    ),
    /** log2 of the N of scrypt, by which passwords are stored; a deployment with less than 15 is refused. */
    PASSWORD_HASH_COST: v.pipe(
      numberVar,
      v.check((value) => Number.isInteger(value) && value >= 10 && value <= 20, 'must be a whole number from 10 to 20')
    ),
    /** Proves that a call of another service comes from one; empty: their bindings alone reach this worker. */
    SERVICE_SECRET: secretSchema,
    ILLEGAL_EMAIL_DOMAINS: v.optional(illegalEmailDomainsSchema, []),
    /** Gateway for text messages; empty for none. */
    SMS_WEBHOOK_URL: webhookAddressSchema,
    SMS_WEBHOOK_SECRET: textVar,
    ...smtpEntries
  }),
  // An incomplete configuration must not count as none: every code would be refused or go to the outbox.
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const env = dataset.value
    const missing = [...missingBeside(env, [['SMS_WEBHOOK_URL', 'SMS_WEBHOOK_SECRET']]), ...missingOfSmtp(env)]
    for (const message of missing) addIssue({ message })
  }),
  v.transform((env) => ({
    ...env,
    /** Undefined if there is no gateway. */
    sms: env.SMS_WEBHOOK_URL === '' ? undefined : { url: env.SMS_WEBHOOK_URL, secret: env.SMS_WEBHOOK_SECRET },
    /** Undefined if there is no mail server. */
    smtp: smtpOf(env)
  }))
)
export type Env = v.InferOutput<typeof envSchema>

/** @throws Error naming each binding that is missing or wrong */
export const parseEnv = (bindings: unknown): Env => parseBindings(envSchema, bindings)
