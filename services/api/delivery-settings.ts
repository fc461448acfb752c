import * as v from 'valibot'
import { isSafeAddress } from './bindings'
import type { SmtpSettings } from './smtp'

/* Settings of mail servers and webhooks, as the services that send messages read them from their variables and secrets. */

/** Text of a var or a secret. The default message of the check would quote a secret into the log. */
export const textVar = v.optional(v.pipe(v.string('must be text'), v.trim()), '')
/** A var is a number in wrangler.toml and a string when set in the dashboard. */
export const numberVar = v.pipe(v.union([v.number(), v.string()], 'must be a number'), v.transform(Number))

const portsBySecurity = { tls: 465, starttls: 587, none: 25 }
const isAddressLine = (value: string) => /^(?:[^<>@\p{Cc}]* <)?[^\s<>@,;"]+@[^\s<>@,;"]+\.[^\s<>@,;"]+>?$/u.test(value)

/** Address of a webhook; empty for none. */
export const webhookAddressSchema = v.pipe(
  textVar,
  v.check((value) => value === '' || isSafeAddress(value), 'must be an https address')
)

/** The variables of a mail server; an empty host means that there is none. */
export const smtpEntries = {
  SMTP_HOST: textVar,
  SMTP_PORT: v.optional(
    v.pipe(
      numberVar,
      v.check((value) => Number.isInteger(value) && value > 0 && value < 65_536, 'must be a port number')
    )
  ),
  SMTP_SECURITY: v.optional(v.picklist(['tls', 'starttls', 'none'], 'must be «tls», «starttls» or «none»'), 'tls'),
  SMTP_USER: textVar,
  SMTP_PASSWORD: textVar,
  SMTP_FROM: v.pipe(
    textVar,
    v.check((value) => value === '' || isAddressLine(value), 'must be an address, or «Name <address>»')
  )
}

/** The settings of the mail server alone. */
export const smtpSchema = v.object(smtpEntries)
type SmtpVars = v.InferOutput<typeof smtpSchema>

/** Faults of pairs of settings that belong together: one for each pair in which `name` is set and `needed` is empty. */
export function missingBeside<Settings extends Record<string, unknown>>(
  settings: Settings,
  pairs: readonly (readonly [name: keyof Settings & string, needed: keyof Settings & string])[]
): string[] {
  return pairs.flatMap(([name, needed]) =>
    settings[name] !== '' && settings[needed] === '' ? [`${needed} is missing, while ${name} is set`] : []
  )
}

/** The settings that a mail server needs: an incomplete configuration must not count as none. */
export const missingOfSmtp = (settings: SmtpVars): string[] =>
  settings.SMTP_HOST === ''
    ? []
    : missingBeside(settings, [
        ['SMTP_HOST', 'SMTP_FROM'],
        ['SMTP_USER', 'SMTP_PASSWORD'],
        ['SMTP_PASSWORD', 'SMTP_USER']
      ])

/** The mail server; undefined if there is none. */
export function smtpOf(settings: SmtpVars): SmtpSettings | undefined {
  const { SMTP_HOST: host, SMTP_PORT: port, SMTP_SECURITY: security, SMTP_USER: user } = settings
  if (host === '') return undefined
  const login = user === '' ? undefined : { user, pass: settings.SMTP_PASSWORD }
  return { host, port: port ?? portsBySecurity[security], security, from: settings.SMTP_FROM, login }
}
