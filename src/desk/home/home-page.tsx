import { useLoadedData } from '~/lib/async-data'
import { m } from '~/paraglide/messages'
import { account } from '../account'
import { listedPages } from '../pages'
import { roleList } from '../role-names'
import type { Task } from '../tasks'

/** The first page of the desk: the areas that the account may use, and what waits in them. */
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
          {open.map(([path, { name, about, fetchTasks }]) => (
            <li key={path}>
              <a href={path}>{name()}</a>
              <p className="muted">{about?.()}</p>
              {fetchTasks && <Tasks fetchTasks={fetchTasks} />}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** What waits in an area; nothing while its service does not answer. */
function Tasks({ fetchTasks }: { fetchTasks: () => Promise<readonly Task[]> }) {
  const { result } = useLoadedData(fetchTasks)
  const tasks = result.state === 'ready' ? result.data.filter(({ count }) => count > 0) : []
  if (tasks.length === 0) return null
  return (
    <ul className="desk-tasks">
      {tasks.map(({ text, href }) => (
        <li key={href}>
          <a className="desk-link" href={href}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}
