import * as v from 'valibot'
import { type FieldMessage, textOfLength } from './account'
import { fieldLength } from './limits'

/*
 * Passkeys (WebAuthn), a second way in. What the browser's authenticator says travels as the JSON that the standard
 * defines (`RegistrationResponseJSON`, `AuthenticationResponseJSON`); passport's WebAuthn library reads it.
 */

const message = <Key extends FieldMessage>(key: Key): Key => key

const base64url = v.pipe(v.string(message('field_passkey')), v.regex(/^[\w-]{1,16384}$/, message('field_passkey')))
const credentialType = v.literal('public-key', message('field_passkey'))
const credential = { id: base64url, rawId: base64url, type: credentialType }

/** What its owner calls a passkey. */
export const passkeyNameSchema = textOfLength(fieldLength.passkeyName, 'field_passkey_name', 'field_passkey_name')

/** Body of `POST galaxy/user/add-passkey`, after `passkey-options` (which takes a proof) gave the options. */
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

/** Body of the public `POST galaxy/passkey/login`, after `galaxy/passkey/options` gave the options. */
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

/** Header in which the edge tells passport the origin that the visitor is on; only for host names that SITE_HOSTS lists. */
export const siteOriginHeader = 'X-Site-Origin'
