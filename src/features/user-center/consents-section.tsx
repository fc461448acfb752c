import { useEffect, useEffectEvent, useRef } from 'react'
import type { ConsentReceipt } from '~/contract/download-records'
import { fetchConsents } from '~/features/download/consents'
import { WithdrawButton } from '~/features/download/withdraw-button'
import { formatMoment } from '~/lib/format'
import { useLocale } from '~/lib/locale'
import { m } from '~/paraglide/messages'
import { SectionState } from './section-state'
import { useAnswer } from './use-answer'
import './list.css'
import './consents-section.css'

/** The account's consents to the privacy statement, the newest first; one that counts can be withdrawn. */
export function ConsentsSection() {
  const consents = useAnswer(fetchConsents)
  const list = useRef<HTMLUListElement>(null)
  const ask = useEffectEvent(() => void consents.ask())
  useEffect(() => ask(), [])

  const { answer } = consents
  if (answer.state !== 'ready') return <SectionState state={answer.state} rows={1} onRetry={() => void consents.ask()} />
  if (answer.data.length === 0) return <p className="user-center-blank">{m.user_center_consents_empty()}</p>

  function onWithdrawn(withdrawn: ConsentReceipt) {
    consents.change((before) => before.map((each) => (each.id === withdrawn.id ? withdrawn : each)))
    // The button goes with the consent; the list keeps the focus.
    list.current?.focus()
  }

  return (
    <ul className="user-center-list" ref={list} tabIndex={-1} aria-label={m.user_center_consents_title()}>
      {answer.data.map((receipt) => (
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
          <path className={isCurrent ? 'g-node g-solid' : 'g-node'} d="M2 2h10v10H2z" />
        </svg>
        <span>{m.user_center_consent_version({ date: statementVersion })}</span>
      </p>
      <div className="user-center-facts">
        <p>
          <time dateTime={acceptedAt}>{m.user_center_consent_accepted({ moment })}</time>
          {withdrawnAt === null ? null : (
            <time className="user-center-place" dateTime={withdrawnAt}>
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
