import { useEffect, useState } from 'react'
import { type OpenExamCases, openExamCasesSchema } from '~/contract/exam-desk'
import type { AsyncData } from '~/lib/async-data'
import { formatMoment } from '~/lib/format'
import { useLocale } from '~/lib/locale'
import { m } from '~/paraglide/messages'
import { AppealAnswer } from '../appeal-answer'
import { DataState } from '../data-state'
import { callExamDesk } from '../exam-calls'
import { useUnsentTextGuard } from '../leave-guard'
import { DeskLink } from '../link'
import { type InboxView, inboxAddress, useInboxView } from './address'

export type Appeal = OpenExamCases['appeals'][number]

/** Without the exam service the inbox goes on without appeals, so its failure needs no toast. */
export const fetchAppeals = async (): Promise<readonly Appeal[]> => {
  const call = { call: 'GET /desk/exam/open', data: openExamCasesSchema, suppressErrorToast: () => true } as const
  return (await callExamDesk(call)).appeals
}

/**
 * The appeals that the filters of the address leave. They wait for an answer of anybody and have no day by which it is due, and
 * stand on the first page of the list.
 */
export function listedAppeals(appeals: readonly Appeal[], { filters, cursor }: InboxView): readonly Appeal[] {
  const { kind, state, assignee, due, q } = filters
  const listsOpen = state === 'open' || state === 'new' || state === 'all'
  if (kind !== undefined || !listsOpen || due !== undefined || cursor !== undefined) return []
  if (assignee !== undefined && assignee !== 'none') return []
  const words = q.toLowerCase()
  return appeals.filter(({ name, text }) => `${name}\n${text}`.toLowerCase().includes(words))
}

/** An appeal in the list, as an inquiry is. */
export function AppealItem({ appeal: { attempt, name, text, at } }: { appeal: Appeal }) {
  const locale = useLocale()
  const { shown } = useInboxView()
  return (
    <li>
      <DeskLink {...inboxAddress(shown, { appeal: attempt })}>
        <span className="inbox-title">{name}</span>
        <span className="inbox-state" data-state="new">
          {m.service_inquiry_new()}
        </span>
        <span className="inbox-facts">
          <span>{m.desk_inbox_appeal()}</span>
          <time dateTime={new Date(at).toISOString()}>{formatMoment(at, locale)}</time>
        </span>
        <span className="inbox-excerpt">{text}</span>
      </DeskLink>
    </li>
  )
}

/** The appeal `?appeal=`, with the form for its answer. An answered one stays on the page until the next is opened. */
export function AppealView({ id, result, onRetry }: { id: string; result: AsyncData<readonly Appeal[]>; onRetry: () => void }) {
  const locale = useLocale()
  const article = useUnsentTextGuard<HTMLElement>()
  const [appeal, setAppeal] = useState<Appeal>()
  const found = result.state === 'ready' ? result.data.find(({ attempt }) => attempt === id) : undefined
  useEffect(() => {
    if (found) setAppeal(found)
  }, [found])
  return (
    <DataState result={result} onRetry={onRetry}>
      {() => (
        <article ref={article} className="inbox-inquiry">
          {appeal ? (
            <>
              <header>
                <p className="note">{m.desk_inbox_appeal()}</p>
                <h2>
                  {appeal.passed
                    ? m.desk_exam_appeal_passed({ name: appeal.name })
                    : m.desk_exam_appeal_failed({ name: appeal.name })}
                </h2>
                <p className="inbox-status">{m.desk_exam_since({ moment: formatMoment(appeal.at, locale) })}</p>
              </header>
              <p className="desk-quote">{appeal.text}</p>
            </>
          ) : null}
          {found ? (
            <AppealAnswer attempt={id} onDecided={onRetry} />
          ) : (
            <p role="status">{appeal ? m.desk_inbox_appeal_over() : m.desk_inbox_appeal_unknown()}</p>
          )}
          <p>
            <DeskLink to="/desk/exam" search={{ attempt: id }} className="plain-link">
              {m.desk_exam_appeal_attempt()}
            </DeskLink>
          </p>
        </article>
      )}
    </DataState>
  )
}
