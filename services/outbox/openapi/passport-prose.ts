import type { Passport } from '../../../src/contract/api/passport'
import type { PassportDesk } from '../../../src/contract/api/passport-desk'
import type { PassportService } from '../../../src/contract/api/passport-service'
import type { Prose } from './describe'

type Tag = 'Registration and login' | 'Profile' | 'Identifiers' | 'Security' | 'Passkeys' | 'Desk' | 'Other services'

const tooManyProofs = 'Ten wrong passwords and codes of this account in 15 minutes.'
const tooManyPasskeys = 'The account has as many passkeys as it may have.'

/** Texts of the calls of passport. */
export const passportProse: Readonly<Record<keyof Passport | keyof PassportDesk | keyof PassportService, Prose<Tag>>> = {
  'POST /galaxy/service/removed-accounts': {
    tag: 'Other services',
    summary:
      'Called by main and exam, never through the edge: takes the accounts that the service has erased off its list, and answers with the removed accounts that are left. An account is repeated until it is acknowledged.'
  },
  'GET /galaxy/user/get-code': {
    tag: 'Registration and login',
    summary: 'Sends a verification code: 1 to register, 2 to reset, 3 to bind, 4 to activate, 5 to confirm who is logged in.',
    refusals: {
      429: 'One code in 60 seconds, three in 10 minutes, ten in a day to one identifier; 20 in an hour to one address, 60 to an IPv6 /48; or the share of the daily cap.',
      428: 'Half of the share is used: `data` is a proof of work to send as `proof`, `{window, bits}` (code-proof.ts).',
      502: 'The code was not accepted for delivery; it can be requested again at once.',
      503: 'No delivery of codes is configured.'
    }
  },
  'POST /galaxy/user/register': {
    tag: 'Registration and login',
    summary: 'Creates an account and logs it in. With `Language: CN` only a phone number registers.',
    refusals: { 409: 'The identifier is taken; answered only to a valid code for it.' }
  },
  'POST /galaxy/login': {
    tag: 'Registration and login',
    summary: 'Logs in. A pending deletion of the account is canceled, and `restored` says so.',
    refusals: {
      401: 'Unknown identifier or wrong password, alike.',
      423: 'The account is locked; answered only to its password.',
      429: 'Ten failures in 15 minutes for this identifier and address, or 50 for the address (150 for an IPv6 /48).',
      503: 'Too many passwords are being checked; Retry-After says when to come again.'
    }
  },
  'GET /galaxy/user/logout': {
    tag: 'Registration and login',
    summary: 'Ends the session at once; a session that is already over is logged out as well.'
  },
  'POST /galaxy/user/reset-password': {
    tag: 'Registration and login',
    summary: 'Sets a new password by a code of type 2. Every session of the account ends.'
  },
  'GET /galaxy/user/current-user': { tag: 'Profile', summary: 'The profile of the account that is logged in.' },
  'POST /galaxy/user/edit-user': { tag: 'Profile', summary: 'Changes the given fields of the profile.' },
  'GET /galaxy/user/export': {
    tag: 'Profile',
    summary: 'Everything stored about the account except hashes and keys. Times are ISO 8601 in UTC.'
  },
  'POST /galaxy/user/delete-account': {
    tag: 'Profile',
    summary: 'Ends every session and removes the account after 14 days; logging in before that restores it.',
    refusals: { 409: 'The account is the last admin of the desk.', 429: tooManyProofs }
  },
  'POST /galaxy/user/binding': {
    tag: 'Identifiers',
    summary: 'Binds a phone number by a code of type 3 sent to it, or an email address, which is then not activated.',
    refusals: {
      409: 'One of the kind is bound already, or the phone number belongs to another account.',
      429: tooManyProofs
    }
  },
  'POST /galaxy/user/rebinding': {
    tag: 'Identifiers',
    summary: 'Replaces the bound phone number or email address by a code of type 3 sent to the new one.',
    refusals: { 409: 'None of the kind is bound, or the new one belongs to another account.', 429: tooManyProofs }
  },
  'POST /galaxy/user/activate': {
    tag: 'Identifiers',
    summary: 'Activates the bound email address by a code of type 4 sent to it.',
    refusals: { 409: 'The address belongs to another account.' }
  },
  'POST /galaxy/user/update-password': {
    tag: 'Security',
    summary: 'Changes the password and ends every session of the account, this one too.',
    refusals: { 429: tooManyProofs }
  },
  'GET /galaxy/user/sessions': {
    tag: 'Security',
    summary: 'The sessions of the account, the most recently seen first. Times are ISO 8601 in UTC.'
  },
  'POST /galaxy/user/end-session': { tag: 'Security', summary: 'Ends one session of the account.' },
  'POST /galaxy/user/end-other-sessions': {
    tag: 'Security',
    summary: 'Ends every session of the account except the one that calls. A body is not read.'
  },
  'GET /galaxy/user/security-log': {
    tag: 'Security',
    summary: 'The security events of the account, newest first, 20 at a time; `before` is the `next` of the previous page.'
  },
  'GET /galaxy/user/passkeys': {
    tag: 'Passkeys',
    summary: 'The passkeys of the account, newest first. Times are ISO 8601 in UTC.'
  },
  'POST /galaxy/user/passkey-options': {
    tag: 'Passkeys',
    summary: 'The options with which the browser makes a passkey for the account on this site.',
    refusals: { 409: tooManyPasskeys, 429: tooManyProofs }
  },
  'POST /galaxy/user/add-passkey': {
    tag: 'Passkeys',
    summary: 'Stores the passkey that the browser made. The answer uses up the challenge, whether it is accepted or not.',
    refusals: { 409: tooManyPasskeys }
  },
  'POST /galaxy/user/remove-passkey': {
    tag: 'Passkeys',
    summary: 'Removes a passkey, which then logs in no more.',
    refusals: { 404: 'The account has no such passkey.' }
  },
  'POST /galaxy/passkey/options': {
    tag: 'Passkeys',
    summary: 'A challenge to log in with a passkey, the same for everybody. A body is not read.',
    refusals: { 429: 'Sixty challenges in 5 minutes for one address.' }
  },
  'POST /galaxy/passkey/login': {
    tag: 'Passkeys',
    summary: 'Logs in with a passkey, which identifies the account.',
    refusals: {
      401: 'Not the valid answer of a known passkey to an open challenge of this site.',
      423: 'The account is locked.',
      429: 'Ten failures in 15 minutes from this address.'
    }
  },

  'GET /galaxy/desk/people': {
    tag: 'Desk',
    summary: 'The accounts with a role, by name. Only admins see identifiers, masked. Times are ISO 8601 in UTC.'
  },
  'POST /galaxy/desk/roles': {
    tag: 'Desk',
    summary: 'Grants a role to an account that has one, or takes a role away. The account keeps its sessions.',
    refusals: { 409: 'The account has no role, or no other admin would be left.' }
  },
  'GET /galaxy/desk/invitations': { tag: 'Desk', summary: 'The invitations that can still be accepted, newest first.' },
  'POST /galaxy/desk/invite': {
    tag: 'Desk',
    summary: 'Sends a link with which the account that has the phone number or email address gets the roles.',
    refusals: {
      409: 'An invitation to the phone number or email address is open.',
      429: 'Three invitations in 10 minutes and ten in a day to one identifier, 50 in a day by one admin.',
      502: 'The message was not accepted for delivery; the invitation does not exist.',
      503: 'No delivery to such an identifier is configured.'
    }
  },
  'POST /galaxy/desk/revoke-invitation': {
    tag: 'Desk',
    summary: 'Revokes an invitation, whose link then no longer works.',
    refusals: { 409: 'It was accepted or revoked, or it has expired.' }
  },
  'POST /galaxy/desk/accept': {
    tag: 'Desk',
    summary: 'Gives the account the roles of an invitation to its phone number or activated email address.',
    refusals: {
      410: 'The token is wrong, used, revoked, expired or another account’s, alike.',
      429: 'Ten failures of this account in 15 minutes.'
    }
  },
  'GET /galaxy/desk/audit': {
    tag: 'Desk',
    summary: 'The audit log, newest first, 50 at a time; `before` is the `next` of the previous page.'
  }
}
