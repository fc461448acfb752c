import type { Role } from '~/contract/roles'
import { m } from '~/paraglide/messages'
import { account } from '../account'
import { listedPages } from '../pages'

const roleNames: Readonly<Record<Role, () => string>> = {
  author: m.desk_role_author,
  reviewer: m.desk_role_reviewer,
  staff: m.desk_role_staff,
  admin: m.desk_role_admin
}

/** The first page of the desk: what the account may use. */
export function HomePage() {
  const open = listedPages()
  const roles = account.roles.map((role) => roleNames[role]()).join(m.desk_roles_separator())
  return (
    <>
      <h1>{m.desk_home_title()}</h1>
      <p className="desk-lead">{m.desk_home_lead({ roles })}</p>
      {open.length === 0 ? (
        <p className="desk-notice">{m.desk_home_empty()}</p>
      ) : (
        <ul className="desk-list">
          {open.map(([path, { name }]) => (
            <li key={path}>
              <a href={path}>{name()}</a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
