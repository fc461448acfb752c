import { chosenOf } from '~/contract/forms/posted-form'
import { type Role, roles } from '~/contract/roles'

/** The roles that are ticked in a group of check boxes, in the order of all roles. */
export function chosenRoles(value: string): Role[] {
  const chosen = chosenOf(value)
  return roles.filter((role) => chosen.includes(role))
}
