import * as v from 'valibot'
import { identifierSchema } from './account'
import { idSchema } from './account-settings'
import { type Role, roleSchema, roles, rolesSchema } from './roles'

/* The calls with which admins grant access to the desk (decision 037). Times are milliseconds since 1970. */

/** Keys of `fields.json` that these calls can fail with, besides those of the account's fields. */
export type PeopleMessage = 'field_roles'

const message = <Key extends PeopleMessage | 'field_id'>(key: Key): Key => key

/** An account's id as other services take it; a vendor's passport may have ids of another form. */
export const accountPattern = /^[\w.:@-]{1,128}$/

/** An account with at least one role. */
const personSchema = v.object({
  id: v.string(),
  username: v.string(),
  /** Phone number or email address, masked; null unless an admin asks. */
  identifier: v.nullable(v.string()),
  /** False if the account is locked or will be deleted, and so cannot work. A vendor's passport may not say. */
  isActive: v.optional(v.boolean(), true),
  roles: v.array(v.object({ role: roleSchema, since: v.number() }))
})
export type Person = v.InferOutput<typeof personSchema>

/** `data` of `GET galaxy/desk/people`, by name. */
export const peopleSchema = v.array(personSchema)

export const roleChanges = ['grant', 'revoke'] as const

/** Body of `POST galaxy/desk/roles`: one role of one account is granted or taken away. */
export const changeRoleRequestSchema = v.object({
  account: idSchema,
  role: v.pipe(v.optional(v.string(message('field_roles')), ''), v.picklist(roles, message('field_roles'))),
  change: v.pipe(v.optional(v.string(message('field_roles')), ''), v.picklist(roleChanges, message('field_roles')))
})
/** At least one role, each once, in the order of `roles`. */
export const someRolesRequestSchema = v.pipe(
  v.optional(v.array(v.picklist(roles, message('field_roles')), message('field_roles')), []),
  v.minLength(1, message('field_roles')),
  v.transform((given): Role[] => roles.filter((role) => given.includes(role)))
)

/** Body of `POST galaxy/desk/invite`: `to` is the phone number or email address of the account that will accept. */
export const inviteRequestSchema = v.object({ to: identifierSchema, roles: someRolesRequestSchema })
export const invitationHours = 72

/** An invitation that can still be accepted. */
export const invitationSchema = v.object({
  id: v.string(),
  /** Masked. */
  to: v.string(),
  roles: rolesSchema,
  /** Id of the account that invited. */
  invitedBy: v.string(),
  createdAt: v.number(),
  expiresAt: v.number()
})
export type Invitation = v.InferOutput<typeof invitationSchema>

/** `data` of `GET galaxy/desk/invitations`, newest first. */
export const invitationsSchema = v.array(invitationSchema)

/** Body of `POST galaxy/desk/revoke-invitation`. */
export const revokeInvitationRequestSchema = v.object({ id: idSchema })

/** Body of `POST galaxy/desk/accept`. A truncated token is refused like any other wrong one. */
export const acceptRequestSchema = v.object({
  token: v.pipe(v.optional(v.string(message('field_id')), ''), v.nonEmpty(message('field_id')))
})
/** `data` of `POST galaxy/desk/accept`: the roles that the invitation granted. */
export const acceptedSchema = v.object({ roles: rolesSchema })

/** Actions in passport's audit log. The subject of `role-…` is an account, that of all others an invitation. */
const peopleActions = [
  'role-granted',
  'role-revoked',
  'invited',
  'invitation-undelivered',
  'invitation-revoked',
  'invitation-accepted'
] as const
export type PeopleAction = (typeof peopleActions)[number]
