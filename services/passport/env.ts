import * as v from 'valibot'
import { illegalEmailDomainsSchema } from '../../src/contract/account'
import { databaseSchema, isSafeAddress, readBindings, serviceBindingSchema } from '../api/bindings'

/** Text of a var or a secret. The default message of the check would quote a secret into the log. */
const text = v.optional(v.pipe(v.string('must be text'), v.trim()), '')
/** A var is a number in wrangler.toml and a string when set in the dashboard. */
const number = v.pipe(v.union([v.number(), v.string()], 'must be a number'), v.transform(Number))

const portsBySecurity = { tls: 465, starttls: 587, none: 25 }
const isAddressLine = (value: string) => /^(?:[^<>@\p{Cc}]* <)?[^\s<>@,;"]+@[^\s<>@,;"]+\.[^\s<>@,;"]+>?$/u.test(value)

const envSchema = v.pipe(
  v.object({
    DB: databaseSchema,
    /** Bound on a developer's machine only; see delivery/. */
    OUTBOX: v.optional(serviceBindingSchema),
    CODES_PER_DAY: v.pipe(
      number,
      v.check((value) => Number.isInteger(value) && value > 0, 'must be a positive whole number')
    ),
    ILLEGAL_EMAIL_DOMAINS: v.optional(illegalEmailDomainsSchema, []),
    /** Gateway for text messages; empty for none. */
    SMS_WEBHOOK_URL: v.pipe(
      text,
      v.check((value) => value === '' || isSafeAddress(value), 'must be an https address')
    ),
    SMS_WEBHOOK_SECRET: text,
    /** Mail server; empty for none. */
    SMTP_HOST: text,
    SMTP_PORT: v.optional(
      v.pipe(
        number,
        v.check((value) => Number.isInteger(value) && value > 0 && value < 65_536, 'must be a port number')
      )
    ),
    SMTP_SECURITY: v.optional(v.picklist(['tls', 'starttls', 'none'], 'must be «tls», «starttls» or «none»'), 'tls'),
    SMTP_USER: text,
    SMTP_PASSWORD: text,
    SMTP_FROM: v.pipe(
      text,
      v.check((value) => value === '' || isAddressLine(value), 'must be an address, or «Name <address>»')
    )
  }),
  // An incomplete configuration must not count as none: every code would be refused or go to the outbox.
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const env = dataset.value
    const needs = (present: string, name: string, missing: keyof typeof env) => {
      if (present !== '' && env[missing] === '') addIssue({ message: `${missing} is missing, while ${name} is set` })
    }
    needs(env.SMS_WEBHOOK_URL, 'SMS_WEBHOOK_URL', 'SMS_WEBHOOK_SECRET')
    if (env.SMTP_HOST === '') return
    needs(env.SMTP_HOST, 'SMTP_HOST', 'SMTP_FROM')
    needs(env.SMTP_USER, 'SMTP_USER', 'SMTP_PASSWORD')
    needs(env.SMTP_PASSWORD, 'SMTP_PASSWORD', 'SMTP_USER')
  }),
  v.transform(
    ({
      SMS_WEBHOOK_URL: url,
      SMS_WEBHOOK_SECRET: secret,
      SMTP_HOST: host,
      SMTP_PORT: port,
      SMTP_SECURITY: security,
      SMTP_USER: user,
      SMTP_PASSWORD: pass,
      SMTP_FROM: from,
      ...env
    }) => ({
      ...env,
      /** Undefined if there is no gateway. */
      sms: url === '' ? undefined : { url, secret },
      /** Undefined if there is no mail server. */
      smtp:
        host === ''
          ? undefined
          : { host, port: port ?? portsBySecurity[security], security, from, login: user === '' ? undefined : { user, pass } }
    })
  )
)
export type Env = v.InferOutput<typeof envSchema>

/** @throws Error naming each binding that is missing or wrong */
export const readEnv = (bindings: unknown): Env => readBindings(envSchema, bindings)
