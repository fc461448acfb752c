import { useId, useState } from 'react'
import { useLoadedData } from '~/lib/async-data'
import { m } from '~/paraglide/messages'
import { account } from '../account'
import { DeskLink } from '../link'
import { type DeskPage, useListedPages } from '../listed-pages'
import { roleList } from '../role-names'
import type { Task } from '../tasks'

/** The first page of the desk: the tasks that wait for the account today, and the areas that it may use. */
export function HomePage() {
  const open = useListedPages()
  return (
    <>
      <h1>{m.desk_name()}</h1>
      <p className="desk-lead">{m.desk_home_lead({ roles: roleList(account.roles) })}</p>
      <Tasks areas={open} />
      {open.length === 0 ? (
        <p className="desk-notice">{m.desk_home_empty()}</p>
      ) : (
        <ul className="desk-list">
          {open.map(({ path, name, about }) => (
            <li key={path} className="grid-phone">
              <DeskLink to={path}>{name()}</DeskLink>
              <p className="muted">{about()}</p>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** The tasks of all areas, those with a colleague's note first; those of a service that does not answer are left out. */
async function fetchTasks(areas: readonly DeskPage[]): Promise<Task[]> {
  const fetched = areas.map(({ fetchTasks: fetchArea }) => fetchArea?.().catch(() => []) ?? [])
  const tasks = (await Promise.all(fetched)).flat().filter(({ count }) => count > 0)
  return [...tasks.filter(({ note }) => note !== undefined), ...tasks.filter(({ note }) => note === undefined)]
}

/** The waiting tasks; nothing if there are none. */
function Tasks({ areas }: { areas: readonly DeskPage[] }) {
  const [fetchAll] = useState(() => () => fetchTasks(areas))
  const { result } = useLoadedData(fetchAll)
  const id = useId()
  if (result.state !== 'ready' || result.data.length === 0) return null
  return (
    <section className="desk-today" aria-labelledby={id}>
      <h2 id={id}>{m.desk_home_title()}</h2>
      <ul className="desk-tasks">
        {result.data.map(({ text, address, note }) => (
          <li key={text}>
            <DeskLink className="plain-link" {...address}>
              {text}
            </DeskLink>
            {note && <p className="desk-said">{note}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
