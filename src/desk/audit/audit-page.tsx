import { useCallback, useEffect, useRef, useState } from 'react'
import type { AuditEntry, AuditList } from '~/contract/audit'
import { ApiError } from '~/lib/api'
import { useLoadedData } from '~/lib/async-data'
import { formatMoment } from '~/lib/format'
import { useLocale } from '~/lib/locale'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { DataState } from '../data-state'
import { DeskLink, useDeskSearch } from '../link'
import { usePeople } from '../use-people'
import { type AuditSource, sourceOf, sources } from './sources'
import './audit.css'

/** Shown at the address without a choice. */
const { id: defaultLog } = sourceOf(undefined)

/** The audit logs of the desk, newest entries first: a tab for the log of each service. */
export function AuditPage() {
  const source = sourceOf(useDeskSearch('/desk/audit').log)
  const fetchNewest = useCallback(() => source.load(undefined), [source])
  const { result, load } = useLoadedData(fetchNewest)
  return (
    <>
      <h1>{m.desk_audit_title()}</h1>
      <p className="desk-lead">{m.desk_audit_lead()}</p>
      <nav className="tabs audit-tabs" aria-label={m.desk_audit_logs()}>
        <ul>
          {sources.map(({ id, name }) => (
            <li key={id}>
              <DeskLink to="/desk/audit" search={{ log: id === defaultLog ? undefined : id }}>
                {name()}
              </DeskLink>
            </li>
          ))}
        </ul>
      </nav>
      <DataState result={result} onRetry={load}>
        {(newest) =>
          newest.entries.length === 0 ? (
            <p className="desk-notice">{m.desk_audit_empty()}</p>
          ) : (
            <Entries source={source} newest={newest} />
          )
        }
      </DataState>
    </>
  )
}

function Entries({ source, newest }: { source: AuditSource; newest: AuditList }) {
  const { people, nameOf: knownName } = usePeople()
  const [{ entries, next }, setShown] = useState(newest)
  const list = useRef<HTMLOListElement>(null)
  const [isLoading, setLoading] = useState(false)
  /** Count of entries before the older ones were loaded. */
  const countBefore = useRef<number>(undefined)
  const count = entries.length

  // The first new entry takes the focus, because the button has moved or disappeared.
  useEffect(() => {
    const first = countBefore.current === undefined ? null : list.current?.children[countBefore.current]
    if (first instanceof HTMLElement && count > 0) first.focus({ preventScroll: true })
    countBefore.current = undefined
  }, [count])

  /** Accounts that have left are told apart by the start of their ids. */
  const nameOf = (id: string) =>
    !people || people.some((person) => person.id === id)
      ? knownName(id)
      : m.desk_audit_former({ name: knownName(id), id: id.slice(0, 8) })

  async function loadOlder(before: string) {
    if (isLoading) return
    setLoading(true)
    try {
      const page = await source.load(before)
      countBefore.current = count
      setShown({ entries: [...entries, ...page.entries], next: page.next })
    } catch (error) {
      // The shell shows the error.
      if (!(error instanceof ApiError)) throw error
    } finally {
      setLoading(false)
    }
  }

  return (
    <>
      <ol className="audit-list" ref={list}>
        {entries.map((entry) => (
          <Entry key={entry.id} source={source} entry={entry} nameOf={nameOf} />
        ))}
      </ol>
      {next !== null && (
        <p className="audit-more">
          <Button isSmall aria-disabled={isLoading} onClick={() => void loadOlder(next)}>
            {isLoading ? m.desk_loading() : m.desk_audit_older()}
          </Button>
        </p>
      )}
    </>
  )
}

interface EntryProps {
  source: AuditSource
  entry: AuditEntry
  nameOf: Parameters<AuditSource['describe']>[1]
}

function Entry({ source, entry, nameOf }: EntryProps) {
  const locale = useLocale()
  const { at, actor, action, subject } = entry
  const text = source.describe(entry, nameOf) ?? m.desk_audit_other({ action, subject })
  const address = source.addressOf(entry)
  return (
    <li tabIndex={-1}>
      <time className="mono" dateTime={new Date(at).toISOString()}>
        {formatMoment(at, locale)}
      </time>
      <b>{actor === null ? m.desk_audit_command() : nameOf(actor)}</b>
      <span>
        {address === undefined ? (
          text
        ) : (
          <DeskLink className="desk-link" {...address}>
            {text}
          </DeskLink>
        )}
      </span>
    </li>
  )
}
