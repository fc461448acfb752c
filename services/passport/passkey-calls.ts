import { proofRequestSchema } from '../../src/contract/account-settings'
import {
  addPasskeyRequestSchema,
  passkeyCreationOptionsSchema,
  passkeyLoginRequestSchema,
  passkeyRequestOptionsSchema,
  passkeysSchema,
  removePasskeyRequestSchema
} from '../../src/contract/passkeys'
import { type Call, loggedInSchema, proofOften } from './call'

/** The calls of passkeys. Those that are about one site refuse, with 400, an origin that can have none. */
export const passkeyCalls: readonly Call[] = [
  {
    method: 'get',
    path: '/galaxy/user/passkeys',
    summary: 'The passkeys of the account, newest first. Times are milliseconds since 1970.',
    tag: 'Passkeys',
    session: 'needed',
    data: passkeysSchema
  },
  {
    method: 'post',
    path: '/galaxy/user/passkey-options',
    summary: 'What the browser needs to make a passkey for the account on this site.',
    tag: 'Passkeys',
    session: 'needed',
    siteOrigin: true,
    body: { schema: proofRequestSchema, encodings: ['form', 'json'] },
    data: passkeyCreationOptionsSchema,
    refusals: { 409: 'The account has as many passkeys as it may have.', 429: proofOften }
  },
  {
    method: 'post',
    path: '/galaxy/user/add-passkey',
    summary: 'Keeps the passkey that the browser made with the options, which are used up by the answer, good or bad.',
    tag: 'Passkeys',
    session: 'needed',
    siteOrigin: true,
    body: { schema: addPasskeyRequestSchema, encodings: ['json'] },
    refusals: { 409: 'The account has as many passkeys as it may have.' }
  },
  {
    method: 'post',
    path: '/galaxy/user/remove-passkey',
    summary: 'Removes a passkey: it logs in no more.',
    tag: 'Passkeys',
    session: 'needed',
    body: { schema: removePasskeyRequestSchema, encodings: ['form', 'json'] },
    refusals: { 404: 'The account has no such passkey.' }
  },
  {
    method: 'post',
    path: '/galaxy/passkey/options',
    summary: 'A challenge to log in with a passkey, the same for everybody. A body is not read.',
    tag: 'Passkeys',
    session: 'none',
    siteOrigin: true,
    data: passkeyRequestOptionsSchema,
    refusals: { 429: 'Sixty challenges in 5 minutes for one address.' }
  },
  {
    method: 'post',
    path: '/galaxy/passkey/login',
    summary: 'Logs in with a passkey, which says whose the account is.',
    tag: 'Passkeys',
    session: 'none',
    siteOrigin: true,
    body: { schema: passkeyLoginRequestSchema, encodings: ['json'] },
    data: loggedInSchema,
    refusals: {
      401: 'Not the good answer of a known passkey to an open challenge of this site.',
      423: 'The account is locked.',
      429: 'Ten failures in 15 minutes from this address.'
    }
  }
]
