import { auditListRequestSchema, auditListSchema } from '../audit'
import {
  acceptedSchema,
  acceptRequestSchema,
  changeRoleRequestSchema,
  invitationSchema,
  invitationsSchema,
  inviteRequestSchema,
  peopleSchema,
  revokeInvitationRequestSchema
} from '../desk-people'
import { type Calls, json } from './call'

/**
 * The calls of passport at the desk: accounts with their roles, invitations, and the audit log. A table of its own, because
 * without a session these calls answer 401 (decision 037).
 */
export const passportDesk = {
  //#region Desk
  /** The accounts with a role, by name. Only admins see identifiers, masked. Times are ISO 8601 in UTC. */
  'GET /galaxy/desk/people': { access: 'desk', data: peopleSchema },
  /**
   * Grants a role to an account that has one, or takes a role away. The account keeps its sessions.
   * @throws 409 The account has no role, or no other admin would be left.
   */
  'POST /galaxy/desk/roles': { access: 'admin', body: json(changeRoleRequestSchema) },
  /** The invitations that can still be accepted, newest first. */
  'GET /galaxy/desk/invitations': { access: 'admin', data: invitationsSchema },
  /**
   * Sends a link with which the account that has the phone number or email address gets the roles.
   * @throws 409 An invitation to the phone number or email address is open.
   * @throws 429 Three invitations in 10 minutes and ten in a day to one identifier, 50 in a day by one admin.
   * @throws 502 The message was not accepted for delivery, and the invitation does not exist; or its delivery was not confirmed in
   * time, and the invitation is open.
   * @throws 503 No delivery to such an identifier is configured.
   */
  'POST /galaxy/desk/invite': {
    access: 'admin',
    hasSiteOrigin: true,
    body: json(inviteRequestSchema),
    data: invitationSchema
  },
  /**
   * Revokes an invitation, whose link then no longer works.
   * @throws 409 It was accepted or revoked, or it has expired.
   */
  'POST /galaxy/desk/revoke-invitation': { access: 'admin', body: json(revokeInvitationRequestSchema) },
  /**
   * Gives the account the roles of an invitation to its phone number or activated email address.
   * @throws 410 The token is wrong, used, revoked, expired or another account’s, alike.
   * @throws 429 Ten failures of this account in 15 minutes.
   */
  'POST /galaxy/desk/accept': { access: 'session', body: json(acceptRequestSchema), data: acceptedSchema },
  /** The audit log, newest first, 50 at a time; `before` is the `next` of the previous page. */
  'GET /galaxy/desk/audit': { access: 'admin', query: auditListRequestSchema, data: auditListSchema }
  //#endregion
} as const satisfies Calls

export type PassportDesk = typeof passportDesk
