import type { Role } from '~/contract/roles'
import { m } from '~/paraglide/messages'

const names: Readonly<Record<Role, () => string>> = {
  author: m.desk_role_author,
  reviewer: m.desk_role_reviewer,
  staff: m.desk_role_staff,
  admin: m.desk_role_admin
}

export const roleName = (role: Role): string => names[role]()

/** «author, staff» */
export const roleList = (held: readonly Role[]): string => held.map(roleName).join(m.desk_roles_separator())
