import { type SecurityEvent, securityLogSchema } from '~/contract/account-settings'
import { callPassport } from '~/lib/api'
import type { AsyncData } from '~/lib/async-data'
import { formatMoment } from '~/lib/format'
import { useLocale } from '~/lib/locale'
import { useOlderEntries } from '~/lib/older-entries'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { deviceName, locationName } from './client-names'
import { eventText, isFailure } from './event-text'
import type { LogPages } from './log-pages'
import { SectionState, shownInSection } from './section-state'
import './user-center.css'

/** One page of the log; `before` is the `next` of the previous page. */
export const fetchSecurityLog = (before?: string): Promise<LogPages> =>
  callPassport({ call: 'GET /galaxy/user/security-log', query: { before }, data: securityLogSchema, ...shownInSection })

interface Props {
  log: AsyncData<LogPages>
  onRetry: () => void
  onOlder: (page: LogPages) => void
}

/** The account's security events, newest first; failures are highlighted. */
export function SecurityLog({ log, onRetry, onOlder }: Props) {
  const count = log.state === 'ready' ? log.data.events.length : 0
  const { list, state: older, loadOlder } = useOlderEntries({ count, fetchOlder: fetchSecurityLog, onLoaded: onOlder })

  if (log.state !== 'ready') return <SectionState state={log.state} rows={6} onRetry={onRetry} />
  const { events, next } = log.data
  if (events.length === 0) return <p className="cluster user-center-blank">{m.user_center_log_empty()}</p>

  return (
    <>
      <ol className="user-center-list" ref={list} aria-label={m.user_center_log_title()}>
        {events.map((event) => (
          <LogItem key={event.id} event={event} />
        ))}
      </ol>
      {next === null ? null : (
        <div className="user-center-others">
          {older === 'failed' && <p role="status">{m.user_center_not_loaded()}</p>}
          <Button isSmall aria-disabled={older === 'loading'} onClick={() => void loadOlder(next)}>
            {older === 'loading'
              ? m.user_center_loading()
              : older === 'failed'
                ? m.user_center_try_again()
                : m.user_center_log_older()}
          </Button>
        </div>
      )}
    </>
  )
}

function LogItem({ event }: { event: SecurityEvent }) {
  const locale = useLocale()
  const { browser, system } = event
  const location = locationName(event, locale)
  const hasDevice = browser !== null || system !== null
  return (
    <li className="user-center-item user-center-event" tabIndex={-1} data-failure={isFailure(event.kind) || undefined}>
      <time className="mono" dateTime={new Date(event.at).toISOString()}>
        {formatMoment(event.at, locale)}
      </time>
      <div className="user-center-facts">
        <p className="user-center-what">
          {isFailure(event.kind) && <span className="i-lucide-circle-alert" aria-hidden="true" />}
          {eventText[event.kind]()}
        </p>
      </div>
      <p className="user-center-hint">{[hasDevice ? deviceName(event) : undefined, location].filter(Boolean).join(' / ')}</p>
    </li>
  )
}
