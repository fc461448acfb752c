import { codeRequestSchema, currentUserSchema, loggedInSchema, loginRequestSchema, tokenSchema } from '../account'
import {
  accountExportSchema,
  activateRequestSchema,
  bindingRequestSchema,
  deletionSchema,
  endSessionRequestSchema,
  proofRequestSchema,
  rebindingRequestSchema,
  securityLogRequestSchema,
  securityLogSchema,
  sessionsSchema,
  updatePasswordRequestSchema
} from '../account-settings'
import { editUserRequestSchema, registerRequestSchema, resetPasswordRequestSchema } from '../forms/account'
import {
  addPasskeyRequestSchema,
  passkeyCreationOptionsSchema,
  passkeyLoginRequestSchema,
  passkeyRequestOptionsSchema,
  passkeysSchema,
  removePasskeyRequestSchema
} from '../passkeys'
import { type Calls, formOrJson, json, jsonOrForm } from './call'

/**
 * The calls of visitors to the account service (spec §7, decisions 009, 011 and 028); `tables.ts` lists every table. The
 * service registers its routes from this table, the edge and the OpenAPI description read it, and the app derives its types
 * from it.
 */
export const passport = {
  'GET /galaxy/user/get-code': { access: 'code type', query: codeRequestSchema, isQueryPrivate: true },
  'POST /galaxy/user/register': { access: 'everybody', body: json(registerRequestSchema), data: tokenSchema },
  'POST /galaxy/login': { access: 'everybody', body: formOrJson(loginRequestSchema), data: loggedInSchema },
  'GET /galaxy/user/logout': { access: 'token', endsSession: true },
  'POST /galaxy/user/reset-password': { access: 'everybody', body: json(resetPasswordRequestSchema) },

  'GET /galaxy/user/current-user': { access: 'session', data: currentUserSchema },
  'POST /galaxy/user/edit-user': { access: 'session', body: json(editUserRequestSchema) },
  'GET /galaxy/user/export': { access: 'session', data: accountExportSchema },
  'POST /galaxy/user/delete-account': {
    access: 'session',
    body: json(proofRequestSchema),
    data: deletionSchema,
    endsSession: true
  },

  'POST /galaxy/user/binding': { access: 'session', body: json(bindingRequestSchema) },
  'POST /galaxy/user/rebinding': { access: 'session', body: json(rebindingRequestSchema) },
  'POST /galaxy/user/activate': { access: 'session', body: json(activateRequestSchema) },

  'POST /galaxy/user/update-password': {
    access: 'session',
    body: formOrJson(updatePasswordRequestSchema),
    endsSession: true
  },
  'GET /galaxy/user/sessions': { access: 'session', data: sessionsSchema },
  'POST /galaxy/user/end-session': { access: 'session', body: json(endSessionRequestSchema) },
  'POST /galaxy/user/end-other-sessions': { access: 'session' },
  'GET /galaxy/user/security-log': { access: 'session', query: securityLogRequestSchema, data: securityLogSchema },

  'GET /galaxy/user/passkeys': { access: 'session', data: passkeysSchema },
  'POST /galaxy/user/passkey-options': {
    access: 'session',
    hasSiteOrigin: true,
    body: jsonOrForm(proofRequestSchema),
    data: passkeyCreationOptionsSchema
  },
  'POST /galaxy/user/add-passkey': { access: 'session', hasSiteOrigin: true, body: json(addPasskeyRequestSchema) },
  'POST /galaxy/user/remove-passkey': { access: 'session', body: jsonOrForm(removePasskeyRequestSchema) },
  'POST /galaxy/passkey/options': { access: 'everybody', hasSiteOrigin: true, data: passkeyRequestOptionsSchema },
  'POST /galaxy/passkey/login': {
    access: 'everybody',
    hasSiteOrigin: true,
    body: json(passkeyLoginRequestSchema),
    data: loggedInSchema
  }
} as const satisfies Calls

export type Passport = typeof passport
