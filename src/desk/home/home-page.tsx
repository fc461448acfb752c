import { m } from '~/paraglide/messages'
import { account } from '../account'
import { listedPages } from '../pages'
import { roleList } from '../role-names'

/** The first page of the desk: what the account may use. */
export function HomePage() {
  const open = listedPages()
  return (
    <>
      <h1>{m.desk_home_title()}</h1>
      <p className="desk-lead">{m.desk_home_lead({ roles: roleList(account.roles) })}</p>
      {open.length === 0 ? (
        <p className="desk-notice">{m.desk_home_empty()}</p>
      ) : (
        <ul className="desk-list">
          {open.map(([path, { name, about }]) => (
            <li key={path}>
              <a href={path}>{name()}</a>
              <p className="muted">{about?.()}</p>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
