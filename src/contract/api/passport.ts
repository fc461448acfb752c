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
  //#region Registration and login
  /**
   * Sends a verification code: 1 to register, 2 to reset, 3 to bind, 4 to activate, 5 to confirm the logged-in user's identity.
   * @throws 428 The client has used half of its share of the daily cap: `data` is a proof of work to send as `proof`,
   * `{window, bits}` (code-proof.ts).
   * @throws 429 One code in 60 seconds, three in 10 minutes, ten in a day to one identifier; of types 3, 4 and 5, five in 10
   * minutes and twenty in a day by one account; 20 in an hour to one address, 60 to an IPv6 /48; or the share of the daily cap.
   * @throws 502 The code was not accepted for delivery and can be requested again at once, or its delivery was not confirmed in
   * time.
   * @throws 503 No delivery of codes is configured.
   */
  'GET /galaxy/user/get-code': { access: 'code type', query: codeRequestSchema, isQueryPrivate: true },
  /**
   * Creates an account and logs it in. With `Language: CN` only a phone number registers. A repetition with the same code and
   * password logs in to that account.
   * @throws 409 The identifier is taken; answered only to a valid code for it.
   */
  'POST /galaxy/user/register': { access: 'everybody', body: json(registerRequestSchema), data: tokenSchema },
  /**
   * Logs in. A pending deletion of the account is canceled, and `restored` says so.
   * @throws 401 Unknown identifier or wrong password, alike.
   * @throws 423 The account is locked; answered only to its password.
   * @throws 429 Ten failures in 15 minutes for this identifier and address, or 50 for the address (150 for an IPv6 /48).
   * @throws 503 Too many passwords are being checked; Retry-After says when to try again.
   */
  'POST /galaxy/login': { access: 'everybody', body: formOrJson(loginRequestSchema), data: loggedInSchema },
  /** Ends the session at once; a session that is already over is logged out as well. */
  'GET /galaxy/user/logout': { access: 'token', endsSession: true },
  /**
   * Sets a new password by a code of type 2. Every session of the account ends. A repetition with the same code and password
   * changes nothing.
   */
  'POST /galaxy/user/reset-password': { access: 'everybody', body: json(resetPasswordRequestSchema) },
  //#endregion

  //#region Profile
  /** The profile of the account that is logged in. */
  'GET /galaxy/user/current-user': { access: 'session', data: currentUserSchema },
  /** Changes the given fields of the profile. */
  'POST /galaxy/user/edit-user': { access: 'session', body: json(editUserRequestSchema) },
  /** Everything stored about the account except hashes and keys. Times are ISO 8601 in UTC. */
  'GET /galaxy/user/export': { access: 'session', data: accountExportSchema },
  /**
   * Ends every session and removes the account after 14 days; logging in before that restores it.
   * @throws 409 The account is the last admin of the desk.
   * @throws 429 Ten wrong passwords and codes of this account in 15 minutes.
   */
  'POST /galaxy/user/delete-account': {
    access: 'session',
    body: json(proofRequestSchema),
    data: deletionSchema,
    endsSession: true
  },
  //#endregion

  //#region Identifiers
  /**
   * Binds a phone number by a code of type 3 sent to it, or an email address, which is then not activated.
   * @throws 409 One of the kind is bound already, or the phone number belongs to another account.
   * @throws 429 Ten wrong passwords and codes of this account in 15 minutes.
   */
  'POST /galaxy/user/binding': { access: 'session', body: json(bindingRequestSchema) },
  /**
   * Replaces the bound phone number or email address by a code of type 3 sent to the new one.
   * @throws 409 None of the kind is bound, or the new one belongs to another account.
   * @throws 429 Ten wrong passwords and codes of this account in 15 minutes.
   */
  'POST /galaxy/user/rebinding': { access: 'session', body: json(rebindingRequestSchema) },
  /**
   * Activates the bound email address by a code of type 4 sent to it.
   * @throws 409 The address belongs to another account.
   */
  'POST /galaxy/user/activate': { access: 'session', body: json(activateRequestSchema) },
  //#endregion

  //#region Security
  /**
   * Changes the password and ends every session of the account, this one too.
   * @throws 429 Ten wrong passwords and codes of this account in 15 minutes.
   */
  'POST /galaxy/user/update-password': {
    access: 'session',
    body: formOrJson(updatePasswordRequestSchema),
    endsSession: true
  },
  /** The sessions of the account, the most recently seen first. Times are ISO 8601 in UTC. */
  'GET /galaxy/user/sessions': { access: 'session', data: sessionsSchema },
  /** Ends one session of the account. */
  'POST /galaxy/user/end-session': { access: 'session', body: json(endSessionRequestSchema) },
  /** Ends every session of the account except the one that calls. A body is not read. */
  'POST /galaxy/user/end-other-sessions': { access: 'session' },
  /** The security events of the account, newest first, 20 at a time; `before` is the `next` of the previous page. */
  'GET /galaxy/user/security-log': { access: 'session', query: securityLogRequestSchema, data: securityLogSchema },
  //#endregion

  //#region Passkeys
  /** The passkeys of the account, newest first. Times are ISO 8601 in UTC. */
  'GET /galaxy/user/passkeys': { access: 'session', data: passkeysSchema },
  /**
   * The options with which the browser makes a passkey for the account on this site.
   * @throws 409 The account has as many passkeys as it may have.
   * @throws 429 Ten wrong passwords and codes of this account in 15 minutes.
   */
  'POST /galaxy/user/passkey-options': {
    access: 'session',
    hasSiteOrigin: true,
    body: jsonOrForm(proofRequestSchema),
    data: passkeyCreationOptionsSchema
  },
  /**
   * Stores the passkey that the browser made. The answer uses up the challenge, whether it is accepted or not.
   * @throws 409 The account has as many passkeys as it may have.
   */
  'POST /galaxy/user/add-passkey': { access: 'session', hasSiteOrigin: true, body: json(addPasskeyRequestSchema) },
  /**
   * Removes a passkey, which then no longer logs in.
   * @throws 404 The account has no such passkey.
   */
  'POST /galaxy/user/remove-passkey': { access: 'session', body: jsonOrForm(removePasskeyRequestSchema) },
  /**
   * A challenge to log in with a passkey, the same for everybody. A body is not read.
   * @throws 429 Sixty challenges in 5 minutes for one address.
   */
  'POST /galaxy/passkey/options': { access: 'everybody', hasSiteOrigin: true, data: passkeyRequestOptionsSchema },
  /**
   * Logs in with a passkey, which identifies the account.
   * @throws 401 Not the valid answer of a known passkey to an open challenge of this site.
   * @throws 423 The account is locked.
   * @throws 429 Ten failures in 15 minutes from this address.
   */
  'POST /galaxy/passkey/login': {
    access: 'everybody',
    hasSiteOrigin: true,
    body: json(passkeyLoginRequestSchema),
    data: loggedInSchema
  }
  //#endregion
} as const satisfies Calls

export type Passport = typeof passport
