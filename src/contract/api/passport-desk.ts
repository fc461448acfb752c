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
 * The calls of passport at the desk: who has which role, invitations, and the audit log. A table of its own, because
 * without a session these calls answer 401 (decision 037).
 */
export const passportDesk = {
  'GET /galaxy/desk/people': { access: 'desk', data: peopleSchema },
  'POST /galaxy/desk/roles': { access: 'admin', body: json(changeRoleRequestSchema) },
  'GET /galaxy/desk/invitations': { access: 'admin', data: invitationsSchema },
  'POST /galaxy/desk/invite': {
    access: 'admin',
    hasSiteOrigin: true,
    body: json(inviteRequestSchema),
    data: invitationSchema
  },
  'POST /galaxy/desk/revoke-invitation': { access: 'admin', body: json(revokeInvitationRequestSchema) },
  'POST /galaxy/desk/accept': { access: 'session', body: json(acceptRequestSchema), data: acceptedSchema },
  'GET /galaxy/desk/audit': { access: 'admin', query: auditListRequestSchema, data: auditListSchema }
} as const satisfies Calls

export type PassportDesk = typeof passportDesk
