import { useEffect, useEffectEvent, useRef } from 'react'
import type { ConsentReceipt } from '~/contract/download-records'
import { fetchConsents } from '~/features/download/consents'
import { WithdrawButton } from '~/features/download/withdraw-button'
import { useAsyncData } from '~/lib/async-data'
import { formatMoment } from '~/lib/format'
import { useLocale } from '~/lib/locale'
import { m } from '~/paraglide/messages'
import { SectionState } from './section-state'
import './user-center.css'

/** The account's consents to the privacy statement, newest first. Active ones can be withdrawn. */
export function ConsentsSection() {
  const consents = useAsyncData(fetchConsents)
  const list = useRef<HTMLUListElement>(null)
  const loadConsents = useEffectEvent(() => void consents.load())
  useEffect(() => loadConsents(), [])

  const { result } = consents
  if (result.state !== 'ready') return <SectionState state={result.state} rows={1} onRetry={() => void consents.load()} />
  if (result.data.length === 0) return <p className="cluster user-center-blank">{m.user_center_consents_empty()}</p>

  function onWithdrawn(withdrawn: ConsentReceipt) {
    consents.update((before) => before.map((each) => (each.id === withdrawn.id ? withdrawn : each)))
    // The button disappears with the consent, so the list takes the focus.
    list.current?.focus()
  }

  return (
    <ul className="user-center-list" ref={list} tabIndex={-1} aria-label={m.user_center_consents_title()}>
      {result.data.map((receipt) => (
        <ConsentItem key={receipt.id} receipt={receipt} onWithdrawn={onWithdrawn} />
      ))}
    </ul>
  )
}

interface ItemProps {
  receipt: ConsentReceipt
  onWithdrawn: (receipt: ConsentReceipt) => void
}

function ConsentItem({ receipt, onWithdrawn }: ItemProps) {
  const locale = useLocale()
  const { id, statementVersion, acceptedAt, withdrawnAt, isCurrent } = receipt
  const moment = formatMoment(Date.parse(acceptedAt), locale)
  return (
    <li className="user-center-item user-center-consent">
      <p className="user-center-device">
        <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
          <path className={isCurrent ? 'g-vertex g-solid' : 'g-vertex'} d="M2 2h10v10H2z" />
        </svg>
        <span>{m.user_center_consent_version({ date: statementVersion })}</span>
      </p>
      <div className="user-center-facts">
        <p>
          <time dateTime={acceptedAt}>{m.user_center_consent_accepted({ moment })}</time>
          {withdrawnAt === null ? null : (
            <time className="user-center-detail" dateTime={withdrawnAt}>
              {m.user_center_consent_withdrawn({ moment: formatMoment(Date.parse(withdrawnAt), locale) })}
            </time>
          )}
        </p>
        {withdrawnAt === null && !isCurrent ? <p className="user-center-hint">{m.user_center_consent_outdated()}</p> : null}
        <p className="user-center-hint user-center-consent-number">{m.user_center_consent_number({ id })}</p>
        {withdrawnAt === null ? (
          <WithdrawButton receipt={receipt} name={m.user_center_consent_withdraw_of({ moment })} onWithdrawn={onWithdrawn} />
        ) : null}
      </div>
    </li>
  )
}
