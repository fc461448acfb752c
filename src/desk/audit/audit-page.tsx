import { useCallback, useState } from 'react'
import type { AuditEntry, AuditList } from '~/contract/audit'
import { useLoadedData } from '~/lib/async-data'
import { formatMoment } from '~/lib/format'
import { useLocale } from '~/lib/locale'
import { useOlderEntries } from '~/lib/older-entries'
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
  const older = useOlderEntries({
    count: entries.length,
    fetchOlder: source.load,
    onLoaded: (page) => setShown({ entries: [...entries, ...page.entries], next: page.next })
  })

  /** Accounts that have left are told apart by the start of their ids. */
  const nameOf = (id: string) =>
    !people || people.some((person) => person.id === id)
      ? knownName(id)
      : m.desk_audit_former({ name: knownName(id), id: id.slice(0, 8) })

  return (
    <>
      <ol className="audit-list" ref={older.list}>
        {entries.map((entry) => (
          <Entry key={entry.id} source={source} entry={entry} nameOf={nameOf} />
        ))}
      </ol>
      {next !== null && (
        <div className="audit-more">
          {older.state === 'failed' && <p role="status">{m.desk_not_loaded()}</p>}
          <Button isSmall aria-disabled={older.state === 'loading'} onClick={() => void older.loadOlder(next)}>
            {older.state === 'loading' ? m.desk_loading() : older.state === 'failed' ? m.desk_retry() : m.desk_audit_older()}
          </Button>
        </div>
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
    <li className="grid-phone" tabIndex={-1}>
      <time className="mono" dateTime={new Date(at).toISOString()}>
        {formatMoment(at, locale)}
      </time>
      <b>{actor === null ? m.desk_audit_command() : nameOf(actor)}</b>
      <span>
        {address === undefined ? (
          text
        ) : (
          <DeskLink className="plain-link" {...address}>
            {text}
          </DeskLink>
        )}
      </span>
    </li>
  )
}
