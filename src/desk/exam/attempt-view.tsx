import { type ReactNode, useCallback } from 'react'
import { type StaffAttempt, staffAttemptSchema } from '~/contract/exam-desk'
import { textIn } from '~/contract/locale'
import { useLoadedData } from '~/lib/async-data'
import { formatMoment } from '~/lib/format'
import { useLocale } from '~/lib/locale'
import { m } from '~/paraglide/messages'
import { DataState } from '../data-state'
import { callExamDesk } from '../exam-calls'
import { DeskLink } from '../link'
import { isUnknownRecord, UnknownRecord } from '../unknown-record'
import { RenameForm } from './rename-form'

/** One attempt: its times, its result by topic and its events. Staff see no answers to single questions. */
export function AttemptView({ id }: { id: string }) {
  const fetchAttempt = useCallback(
    () =>
      callExamDesk({
        ...{ call: 'GET /desk/exam/attempt', query: { id }, data: staffAttemptSchema },
        suppressErrorToast: isUnknownRecord
      }),
    [id]
  )
  const { result, load } = useLoadedData(fetchAttempt)
  return (
    <>
      <p className="exam-back">
        <DeskLink to="/desk/exam" className="plain-link">
          {m.desk_exam_attempt_back()}
        </DeskLink>
      </p>
      <DataState
        result={result}
        onRetry={load}
        missing={
          <UnknownRecord text={m.desk_exam_attempt_unknown()} list={{ to: '/desk/exam' }} back={m.desk_exam_attempt_back()} />
        }
      >
        {(attempt) => <Attempt attempt={attempt} onRenamed={load} />}
      </DataState>
    </>
  )
}

function Attempt({ attempt, onRenamed }: { attempt: StaffAttempt; onRenamed: () => void }) {
  const { name, account, number, minutes, startedAt, deadline, finishedAt, finishedBy } = attempt
  const { questions, answered, lastSaveAt, result, certificate, appeal, events } = attempt
  const locale = useLocale()
  const momentOf = (at: number) => formatMoment(at, locale)
  return (
    <article className="exam-attempt">
      <h2>{name}</h2>
      <p className="note">{m.desk_exam_attempt_number({ number, minutes })}</p>
      <dl className="desk-facts">
        <Fact term={m.desk_exam_attempt_started()}>{momentOf(startedAt)}</Fact>
        <Fact term={m.desk_exam_attempt_deadline()}>{momentOf(deadline)}</Fact>
        <Fact term={m.desk_exam_attempt_finished()}>
          {finishedAt === null
            ? m.desk_exam_attempt_open()
            : finishedBy === 'candidate'
              ? m.desk_exam_attempt_by_candidate({ moment: momentOf(finishedAt) })
              : m.desk_exam_attempt_by_deadline({ moment: momentOf(finishedAt) })}
        </Fact>
        <Fact term={m.desk_exam_attempt_answered()}>
          {lastSaveAt === null
            ? m.desk_exam_attempt_answered_none({ answered, questions })
            : m.desk_exam_attempt_answered_of({ answered, questions, moment: momentOf(lastSaveAt) })}
        </Fact>
        {result && (
          <Fact term={m.desk_exam_attempt_result()}>
            {(result.passed ? m.desk_exam_attempt_passed : m.desk_exam_attempt_not_passed)({
              correct: result.correct,
              questions,
              percent: result.passPercent
            })}
          </Fact>
        )}
        {certificate !== null && (
          <Fact term={m.desk_exam_certificates()}>
            <DeskLink to="/desk/exam" search={{ q: certificate }} className="plain-link">
              {certificate}
            </DeskLink>
          </Fact>
        )}
      </dl>
      {appeal && (
        <section>
          <h3>{m.desk_exam_appeals()}</h3>
          <p className="desk-quote">{appeal.text}</p>
          {appeal.answer !== null && <p className="desk-quote exam-answer">{appeal.answer}</p>}
        </section>
      )}
      {result && (
        <section>
          <h3>{m.desk_exam_attempt_topics()}</h3>
          <table className="desk-table">
            <thead>
              <tr>
                <th scope="col">{m.desk_exam_attempt_topic()}</th>
                <th scope="col">{m.desk_exam_attempt_correct()}</th>
              </tr>
            </thead>
            <tbody>
              {result.topics.map((topic) => (
                <tr key={topic.topic}>
                  <th scope="row">{textIn(topic.name, locale)}</th>
                  <td>{`${topic.correct} / ${topic.questions}`}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      <section>
        <h3>{m.desk_exam_attempt_events()}</h3>
        <p className="muted">{m.desk_exam_attempt_events_note()}</p>
        <ol className="exam-events">
          {events.map(({ kind, seconds, at }) => (
            <li key={`${at} ${kind}`}>
              <time dateTime={new Date(at).toISOString()}>{momentOf(at)}</time> {eventTexts[kind](seconds ?? 0)}
            </li>
          ))}
        </ol>
      </section>
      {certificate === null && (
        <section>
          <h3>{m.desk_exam_rename()}</h3>
          <RenameForm account={account} name={name} onRenamed={onRenamed} />
        </section>
      )}
    </article>
  )
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="grid-small">
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
)

const eventTexts: Readonly<Record<StaffAttempt['events'][number]['kind'], (seconds: number) => string>> = {
  started: () => m.desk_exam_event_started(),
  resumed: () => m.desk_exam_event_resumed(),
  'window-left': (seconds) => m.desk_exam_event_window_left({ seconds }),
  offline: (seconds) => m.desk_exam_event_offline({ seconds }),
  finished: () => m.desk_exam_event_finished()
}
