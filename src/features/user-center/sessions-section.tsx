import { useRef } from 'react'
import type { AccountSession } from '~/contract/account-settings'
import { type ApiError, callPassport } from '~/lib/api'
import type { AsyncData } from '~/lib/async-data'
import { formatMoment } from '~/lib/format'
import { useLocale } from '~/lib/locale'
import { useMutation } from '~/lib/mutation'
import { showToast } from '~/lib/toasts'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { ConfirmedButton } from '~/ui/confirmed-button'
import { deviceName, locationName } from './client-names'
import { formatAgo } from './moments'
import { SectionState } from './section-state'
import './user-center.css'

interface Props {
  sessions: AsyncData<AccountSession[]>
  onRetry: () => void
  /** Called with a filter for the remaining sessions. */
  onEnded: (isRemaining: (session: AccountSession) => boolean) => void
}

/** The session was ended elsewhere. */
const isOver = ({ field }: ApiError) => field === 'id'

/** The account's sessions: end one, or all others. */
export function SessionsSection({ sessions, onRetry, onEnded }: Props) {
  const list = useRef<HTMLUListElement>(null)
  function showEnded(isRemaining: (session: AccountSession) => boolean) {
    showToast({ tone: 'ok', text: m.user_center_session_ended() })
    // The button disappears with the session, so the list takes the focus.
    list.current?.focus()
    onEnded(isRemaining)
  }
  const { variables: [ending] = [], mutate } = useMutation(
    async (_ended: string, request: () => Promise<void>, isRemaining: (session: AccountSession) => boolean) => {
      await request()
      showEnded(isRemaining)
    },
    {
      onError: (error, _ended, _request, isRemaining) => {
        if (isOver(error)) showEnded(isRemaining)
      }
    }
  )
  if (sessions.state !== 'ready') return <SectionState state={sessions.state} rows={2} onRetry={onRetry} />
  const others = sessions.data.filter(({ current }) => !current)

  const endOne = (ended: string) =>
    mutate(
      ended,
      () => callPassport({ call: 'POST /galaxy/user/end-session', json: { id: ended }, suppressErrorToast: isOver }),
      ({ id }) => id !== ended
    )
  const endOthers = () =>
    mutate(
      'others',
      () => callPassport({ call: 'POST /galaxy/user/end-other-sessions' }),
      ({ current }) => current
    )

  return (
    <>
      <ul className="user-center-list" ref={list} tabIndex={-1} aria-label={m.user_center_sessions_title()}>
        {sessions.data.map((session) => (
          <SessionItem
            key={session.id}
            session={session}
            isEnding={ending === session.id}
            onEnd={() => void endOne(session.id)}
          />
        ))}
      </ul>
      {others.length > 0 ? (
        <div className="user-center-others">
          <ConfirmedButton
            label={m.user_center_sessions_end_others()}
            question={
              others.length === 1
                ? m.user_center_sessions_confirm_one()
                : m.user_center_sessions_confirm({ count: others.length })
            }
            confirm={m.user_center_sessions_confirm_yes()}
            decline={m.user_center_cancel()}
            isSending={ending === 'others'}
            onConfirm={() => void endOthers()}
          />
        </div>
      ) : (
        <p className="user-center-fine note">{m.user_center_sessions_only()}</p>
      )}
    </>
  )
}

interface ItemProps {
  session: AccountSession
  isEnding: boolean
  onEnd: () => void
}

function SessionItem({ session, isEnding, onEnd }: ItemProps) {
  const locale = useLocale()
  const location = locationName(session, locale)
  const device = deviceName(session)
  return (
    <li className="user-center-item">
      <p className="user-center-device">
        <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
          <path className={session.current ? 'g-vertex g-solid' : 'g-vertex'} d="M2 2h10v10H2z" />
        </svg>
        <span>{device}</span>
      </p>
      <div className="user-center-facts">
        <p>
          {session.current ? (
            <b>{m.user_center_session_this()}</b>
          ) : (
            <time dateTime={new Date(session.lastSeenAt).toISOString()} title={formatMoment(session.lastSeenAt, locale)}>
              {m.user_center_session_seen({ ago: formatAgo(session.lastSeenAt, Date.now(), locale) })}
            </time>
          )}
          {location ? <span className="user-center-detail">{location}</span> : null}
        </p>
        <p className="user-center-hint">{m.user_center_session_since({ moment: formatMoment(session.createdAt, locale) })}</p>
      </div>
      {session.current ? null : (
        <Button isSmall aria-label={m.user_center_session_end_of({ device })} aria-disabled={isEnding} onClick={onEnd}>
          {m.user_center_session_end()}
        </Button>
      )}
    </li>
  )
}
