import {
  codeRequestSchema,
  currentUserSchema,
  loginRequestSchema,
  registerRequestSchema,
  resetPasswordRequestSchema,
  tokenSchema
} from '../../src/contract/account'
import {
  accountExportSchema,
  activateRequestSchema,
  bindingRequestSchema,
  deletionSchema,
  editUserRequestSchema,
  endSessionRequestSchema,
  proofRequestSchema,
  rebindingRequestSchema,
  securityLogRequestSchema,
  securityLogSchema,
  sessionsSchema,
  updatePasswordRequestSchema
} from '../../src/contract/account-settings'
import { type Call, loggedInSchema, proofOften } from './call'
import { passkeyCalls } from './passkey-calls'

/*
 * Every call of passport in words and schemas, for its description (openapi.ts). A test compares the list with the routes
 * of app.ts; nothing of it is in the deployed worker.
 */

const json = ['json'] as const

export const calls: readonly Call[] = [
  {
    method: 'get',
    path: '/galaxy/user/get-code',
    summary: 'Sends a verification code: 1 to register, 2 to reset, 3 to bind, 4 to activate, 5 to confirm who is there.',
    tag: 'Registration and login',
    session: 'by type',
    query: codeRequestSchema,
    refusals: {
      429: 'One code in 60 seconds, three in 10 minutes, ten in a day to one identifier; 20 in an hour to one address; or the daily cap.',
      502: 'The code was not accepted for delivery; it can be asked for again at once.',
      503: 'No delivery of codes is configured.'
    }
  },
  {
    method: 'post',
    path: '/galaxy/user/register',
    summary: 'Makes an account and logs it in. With `Language: CN` only a phone number registers.',
    tag: 'Registration and login',
    session: 'none',
    body: { schema: registerRequestSchema('en-US'), encodings: json },
    data: tokenSchema,
    refusals: { 409: 'The identifier is taken; told only to whoever has its code.' }
  },
  {
    method: 'post',
    path: '/galaxy/login',
    summary: 'Logs in. An account that is to be deleted is taken back, and `restored` says so.',
    tag: 'Registration and login',
    session: 'none',
    body: { schema: loginRequestSchema, encodings: ['form', 'json'] },
    data: loggedInSchema,
    refusals: {
      401: 'Unknown identifier or wrong password, alike.',
      423: 'The account is locked; told only to whoever has its password.',
      429: 'Ten failures in 15 minutes for this identifier and address.'
    }
  },
  {
    method: 'get',
    path: '/galaxy/user/logout',
    summary: 'Ends the session at once; one that is over already is logged out all the same.',
    tag: 'Registration and login',
    session: 'needed'
  },
  {
    method: 'post',
    path: '/galaxy/user/reset-password',
    summary: 'Sets a new password by a code of type 2. Every session of the account ends.',
    tag: 'Registration and login',
    session: 'none',
    body: { schema: resetPasswordRequestSchema, encodings: json }
  },
  {
    method: 'get',
    path: '/galaxy/user/current-user',
    summary: 'The profile of the account logged in to.',
    tag: 'Profile',
    session: 'needed',
    data: currentUserSchema
  },
  {
    method: 'post',
    path: '/galaxy/user/edit-user',
    summary: 'Changes the fields of the profile that are given.',
    tag: 'Profile',
    session: 'needed',
    body: { schema: editUserRequestSchema, encodings: json }
  },
  {
    method: 'get',
    path: '/galaxy/user/export',
    summary: 'All that is stored about the account and may be told. Times are milliseconds since 1970.',
    tag: 'Profile',
    session: 'needed',
    data: accountExportSchema
  },
  {
    method: 'post',
    path: '/galaxy/user/delete-account',
    summary: 'Ends every session and removes the account after 14 days; logging in before that takes it back.',
    tag: 'Profile',
    session: 'needed',
    body: { schema: proofRequestSchema, encodings: json },
    data: deletionSchema,
    refusals: { 429: proofOften }
  },
  {
    method: 'post',
    path: '/galaxy/user/binding',
    summary: 'Binds a phone number by a code of type 3 sent to it, or an e-mail address, which is then not activated.',
    tag: 'Identifiers',
    session: 'needed',
    body: { schema: bindingRequestSchema, encodings: json },
    refusals: { 409: 'One of the kind is bound already, or the phone number is another account’s.', 429: proofOften }
  },
  {
    method: 'post',
    path: '/galaxy/user/rebinding',
    summary: 'Puts another phone number or e-mail address in place of the one bound, by a code of type 3 sent to the new one.',
    tag: 'Identifiers',
    session: 'needed',
    body: { schema: rebindingRequestSchema, encodings: json },
    refusals: { 409: 'None of the kind is bound, or the new one is another account’s.', 429: proofOften }
  },
  {
    method: 'post',
    path: '/galaxy/user/activate',
    summary: 'Activates the bound e-mail address by a code of type 4 sent to it.',
    tag: 'Identifiers',
    session: 'needed',
    body: { schema: activateRequestSchema, encodings: json },
    refusals: { 409: 'The address is another account’s.' }
  },
  {
    method: 'post',
    path: '/galaxy/user/update-password',
    summary: 'Changes the password and ends every session of the account, this one too.',
    tag: 'Security',
    session: 'needed',
    body: { schema: updatePasswordRequestSchema, encodings: ['form', 'json'] },
    refusals: { 429: proofOften }
  },
  {
    method: 'get',
    path: '/galaxy/user/sessions',
    summary: 'The sessions of the account, the one last seen first. Times are milliseconds since 1970.',
    tag: 'Security',
    session: 'needed',
    data: sessionsSchema
  },
  {
    method: 'post',
    path: '/galaxy/user/end-session',
    summary: 'Ends one session of the account.',
    tag: 'Security',
    session: 'needed',
    body: { schema: endSessionRequestSchema, encodings: json }
  },
  {
    method: 'post',
    path: '/galaxy/user/end-other-sessions',
    summary: 'Ends every session of the account but the one that asks. A body is not read.',
    tag: 'Security',
    session: 'needed'
  },
  {
    method: 'get',
    path: '/galaxy/user/security-log',
    summary: 'What happened with the account, newest first, 20 at a time; `before` is the `next` of the page before.',
    tag: 'Security',
    session: 'needed',
    query: securityLogRequestSchema,
    data: securityLogSchema
  },
  ...passkeyCalls
]
