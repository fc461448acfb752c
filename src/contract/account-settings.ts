import * as v from 'valibot'
import {
  captchaSchema,
  currentUserSchema,
  emailSchema,
  type FieldMessage,
  identifierSchema,
  passwordHashSchema,
  phoneSchema
} from './account'
import { momentSchema } from './content'

/*
 * The calls of the user center to passport (spec §7; sessions, security log, export and deletion go beyond it). All of
 * them need a session. Times are milliseconds since 1970, except in the export.
 */

const message = <Key extends FieldMessage>(key: Key): Key => key

/**
 * A logged-in user proves their identity again: with the password, or with a code of type 5 that was sent to
 * `confirmPhone`, a phone number or activated email address of the account.
 */
const proofEntries = {
  password: v.optional(passwordHashSchema),
  confirmPhone: v.optional(identifierSchema),
  confirmCaptcha: v.optional(captchaSchema)
}
const proofSchema = v.object(proofEntries)
export type Proof = v.InferOutput<typeof proofSchema>
const isProof = ({ password, confirmPhone, confirmCaptcha }: Proof) =>
  password !== undefined || (confirmPhone !== undefined && confirmCaptcha !== undefined)

/** Body of the calls that take only a proof: `delete-account`, `passkey-options`. */
export const proofRequestSchema = v.pipe(
  proofSchema,
  v.forward(
    v.check((given) => isProof(given), message('field_proof')),
    ['password']
  )
)

const bindPhone = v.object({ type: v.literal('phone'), phone: phoneSchema, captcha: captchaSchema, ...proofEntries })
const bindEmail = v.object({ type: v.literal('email'), email: emailSchema, ...proofEntries })
const rebindEmail = v.object({ ...bindEmail.entries, captcha: captchaSchema })

/**
 * Body of `POST galaxy/user/binding`, for an account without an identifier of this kind. A phone number needs the code
 * (type 3) that was sent to it. An email address is bound without a code and cannot be used until `activate` proves
 * it.
 */
export const bindingRequestSchema = v.pipe(
  v.variant('type', [bindPhone, bindEmail], message('field_binding_type')),
  v.forward(
    v.check((given) => isProof(given), message('field_proof')),
    ['password']
  )
)
/**
 * Body of `POST galaxy/user/rebinding`. A code (type 3) sent to the new identifier proves it, so a new email address
 * is activated at once.
 */
export const rebindingRequestSchema = v.pipe(
  v.variant('type', [bindPhone, rebindEmail], message('field_binding_type')),
  v.forward(
    v.check((given) => isProof(given), message('field_proof')),
    ['password']
  )
)
/** Body of `POST galaxy/user/activate`: the code (type 4) that was sent to the bound email address. */
export const activateRequestSchema = v.object({ captcha: captchaSchema })
/**
 * Body of `POST galaxy/user/update-password` (spec §3). A changed password ends every session, including the current
 * one.
 */
export const updatePasswordRequestSchema = v.pipe(
  v.object({ oldPassword: passwordHashSchema, newPassword: passwordHashSchema }),
  v.forward(
    v.check(({ oldPassword, newPassword }) => oldPassword !== newPassword, message('field_password_same')),
    ['newPassword']
  )
)
/**
 * Client and location of a session or an event, as far as browser and platform state them; null otherwise. `country` is an
 * ISO 3166 code; `city` is spelled as the platform spells it.
 */
const clientInfo = {
  browser: v.nullable(v.string()),
  system: v.nullable(v.string()),
  country: v.nullable(v.string()),
  city: v.nullable(v.string())
}

/** `data` of `GET galaxy/user/sessions`, the most recently used session first. */
export const sessionsSchema = v.array(
  v.object({
    id: v.string(),
    createdAt: v.number(),
    lastSeenAt: v.number(),
    /** True for the session that makes the request. */
    current: v.boolean(),
    ...clientInfo
  })
)
export type AccountSession = v.InferOutput<typeof sessionsSchema>[number]

/** Format of the ids of sessions and events. */
const idPattern = /^[\w-]{1,64}$/
/** An id of passport's that a call names: of a session, an account or an invitation. */
export const idSchema = v.pipe(v.optional(v.string(message('field_id')), ''), v.regex(idPattern, message('field_id')))

/** Body of `POST galaxy/user/end-session`. `end-other-sessions` takes no fields. */
export const endSessionRequestSchema = v.object({ id: idSchema })
/** Kinds of events in the security log. An event is kept when the session or passkey it mentions is removed. */
export const securityEventKinds = [
  'registered',
  'login',
  'login-failed',
  'passkey-login',
  'logout',
  'session-ended',
  'other-sessions-ended',
  'password-changed',
  'password-reset',
  'proof-failed',
  'phone-bound',
  'phone-rebound',
  'email-bound',
  'email-rebound',
  'email-activated',
  'profile-edited',
  'passkey-added',
  'passkey-removed',
  'data-exported',
  'deletion-requested',
  'deletion-taken-back',
  'locked',
  'unlocked'
] as const
export type SecurityEventKind = (typeof securityEventKinds)[number]

const securityEvent = v.object({ id: v.string(), at: v.number(), kind: v.picklist(securityEventKinds), ...clientInfo })
export type SecurityEvent = v.InferOutput<typeof securityEvent>

/** Query of `GET galaxy/user/security-log`: `before` is the `next` of the previous page. */
export const securityLogRequestSchema = v.object({
  before: v.optional(v.pipe(v.string(message('field_id')), v.regex(/^[\w.-]{1,80}$/, message('field_id'))))
})
/** `data` of `GET galaxy/user/security-log`, newest first; `next` fetches older events, and is null at the end. */
export const securityLogSchema = v.object({ events: v.array(securityEvent), next: v.nullable(v.string()) })

const stored = { userAgent: v.nullable(v.string()), country: clientInfo.country, city: clientInfo.city }
/**
 * `data` of `GET galaxy/user/export`: the stored values, with times as ISO 8601 in UTC. `olderEvents` counts the events that did
 * not fit.
 */
export const accountExportSchema = v.object({
  exportedAt: momentSchema,
  account: v.object({ ...currentUserSchema.entries, createdAt: momentSchema }),
  sessions: v.array(v.object({ createdAt: momentSchema, lastSeenAt: momentSchema, expiresAt: momentSchema, ...stored })),
  passkeys: v.array(v.object({ name: v.string(), createdAt: momentSchema, lastUsedAt: v.nullable(momentSchema) })),
  events: v.array(v.object({ at: momentSchema, kind: v.picklist(securityEventKinds), ...stored })),
  olderEvents: v.number()
})

/** `data` of `POST galaxy/user/delete-account`: the time until which a login restores the account. */
export const deletionSchema = v.object({ restorableUntil: v.number() })
