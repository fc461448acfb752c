import * as v from 'valibot'

/**
 * Roles at the desk (decision 037); an account may have several. An author writes entries, a reviewer also publishes
 * them, staff answer what visitors send, an admin may do everything and assigns the roles.
 */
export const roles = ['author', 'reviewer', 'staff', 'admin'] as const
export type Role = (typeof roles)[number]

/** A role at the desk. */
export const roleSchema = v.picklist(roles)
/** The roles of an account. */
export const rolesSchema = v.array(roleSchema)

/** Kinds of access that need a role, each with the roles that grant it. `desk` is for everyone with a role. */
export const deskAccess = {
  desk: roles,
  author: ['author', 'reviewer', 'admin'],
  reviewer: ['reviewer', 'admin'],
  staff: ['staff', 'admin'],
  admin: ['admin']
} as const satisfies Record<string, readonly Role[]>
export type DeskAccess = keyof typeof deskAccess

/** Whether one of the roles grants the access. */
export const mayAccess = (held: readonly Role[], access: DeskAccess): boolean =>
  held.some((role) => deskAccess[access].some((granting) => granting === role))

/** Reads roles as a header carries them, `author,staff`; unknown ones are ignored. */
export const rolesFromHeader = (written: string | null): Role[] =>
  (written ?? '').split(',').flatMap((name) => roles.filter((role) => role === name.trim()))
