import * as v from 'valibot'
import { type FieldMessage, lineOfLength } from './account'
import { fieldLength } from './limits'

/*
 * Passkeys (WebAuthn), an alternative to the password. The authenticator's response travels as the JSON that the
 * standard defines (`RegistrationResponseJSON`, `AuthenticationResponseJSON`); passport's WebAuthn library parses it.
 */

const message = <Key extends FieldMessage>(key: Key): Key => key

const base64url = v.pipe(v.string(message('field_passkey')), v.regex(/^[\w-]{1,16384}$/, message('field_passkey')))
const credentialType = v.literal('public-key', message('field_passkey'))
const credential = { id: base64url, rawId: base64url, type: credentialType }

/** The name that the user gives a passkey. */
export const passkeyNameSchema = lineOfLength(fieldLength.passkeyName, 'field_passkey_name', 'field_passkey_name')

/** Body of `POST galaxy/user/add-passkey`; the options come from `passkey-options`, which takes a proof. */
export const addPasskeyRequestSchema = v.object(
  {
    name: passkeyNameSchema,
    response: v.object(
      {
        ...credential,
        response: v.object(
          {
            clientDataJSON: base64url,
            attestationObject: base64url,
            transports: v.optional(
              v.pipe(
                v.array(v.string(message('field_passkey')), message('field_passkey')),
                v.maxLength(10, message('field_passkey'))
              )
            )
          },
          message('field_passkey')
        )
      },
      message('field_passkey')
    )
  },
  message('field_passkey')
)

/** Transports of authenticators; a browser may report others. */
export const passkeyTransports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const

/**
 * `data` of `POST galaxy/user/passkey-options`: the used part of the standard's
 * `PublicKeyCredentialCreationOptionsJSON`.
 */
export const passkeyCreationOptionsSchema = v.object({
  rp: v.object({ id: v.string(), name: v.string() }),
  /** `id` is the account's, base64url; a password manager shows the other two. */
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  challenge: v.string(),
  pubKeyCredParams: v.array(v.object({ type: credentialType, alg: v.number() })),
  /** Milliseconds. */
  timeout: v.number(),
  /** Passkeys of the account, so that no authenticator creates a second one for it. */
  excludeCredentials: v.array(
    v.object({ type: credentialType, id: v.string(), transports: v.optional(v.array(v.picklist(passkeyTransports))) })
  ),
  authenticatorSelection: v.object({
    residentKey: v.literal('required'),
    requireResidentKey: v.literal(true),
    userVerification: v.literal('required')
  }),
  attestation: v.literal('none')
})

/**
 * `data` of the public `POST galaxy/passkey/options`, the same for everybody: the standard's
 * `PublicKeyCredentialRequestOptionsJSON`.
 */
export const passkeyRequestOptionsSchema = v.object({
  rpId: v.string(),
  challenge: v.string(),
  /** Milliseconds. */
  timeout: v.number(),
  userVerification: v.literal('required')
})

/** Body of the public `POST galaxy/passkey/login`; the options come from `galaxy/passkey/options`. */
export const passkeyLoginRequestSchema = v.object(
  {
    response: v.object(
      {
        ...credential,
        response: v.object(
          {
            clientDataJSON: base64url,
            authenticatorData: base64url,
            signature: base64url,
            userHandle: v.optional(base64url)
          },
          message('field_passkey')
        )
      },
      message('field_passkey')
    )
  },
  message('field_passkey')
)

/** Body of `POST galaxy/user/remove-passkey`. */
export const removePasskeyRequestSchema = v.object({ id: base64url }, message('field_passkey'))

/** `data` of `GET galaxy/user/passkeys`, newest first. Times are milliseconds since 1970. */
export const passkeysSchema = v.array(
  v.object({ id: v.string(), name: v.string(), createdAt: v.number(), lastUsedAt: v.nullable(v.number()) })
)
export type Passkey = v.InferOutput<typeof passkeysSchema>[number]
