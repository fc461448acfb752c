import { useEffect, useState } from 'react'
import { appealRequestSchema, type ExamResult, resultSchema } from '~/contract/exam'
import { textIn } from '~/contract/locale'
import { PrivacyNote } from '~/features/forms/privacy-note'
import { TextArea } from '~/features/forms/text-area'
import { useDraft } from '~/features/forms/use-draft'
import { useForm } from '~/features/forms/use-form'
import { callExam } from '~/lib/api'
import type { ExamData } from '~/lib/exam-data'
import { leaveExam } from '~/lib/exam-session'
import { useLocale } from '~/lib/locale'
import { useLocalMoment } from '~/lib/use-local-moment'
import { m } from '~/paraglide/messages'
import { Button, ButtonLink } from '~/ui/button'
import { PageHero } from '~/ui/page/page-hero'
import { phrased } from '~/ui/phrased'
import { Plate } from '~/ui/plate'
import { TextLink } from '~/ui/text-link'
import { AppealPromise } from './appeal-promise'
import { ExamMessage } from './exam-message'
import { examRule } from './exam-rule'
import { examTrail } from './exam-trail'
import { ResultCertificate } from './result-certificate'
import type { OwnCertificates } from './result-data'
import { EarlierAppeals, SentAppeal } from './sent-appeal'
import { useFutureMoment } from './use-future-moment'
import './exam.css'

interface ResultPageProps {
  result: ExamData<ExamResult>
  certificates: OwnCertificates
}

/** The result by topic, the certificate, the next attempt, and the appeal. */
export function ResultPage({ result, certificates }: ResultPageProps) {
  if (result.state === 'ok') return <Result loaded={result.data} certificates={certificates} />
  const page = { name: m.exam_result_title(), kicker: m.exam_result_kicker() }
  if (result.state === 'unavailable') {
    return <ExamMessage {...page} title={m.exam_result_title()} lead={m.exam_result_unavailable()} />
  }
  const isRunning = result.status === 409
  return (
    <ExamMessage
      {...page}
      title={isRunning ? m.exam_result_open_title() : m.exam_result_refused_title()}
      lead={isRunning ? m.exam_result_open_text() : m.exam_result_refused_text()}
      action={
        <ButtonLink variant="primary" to={isRunning ? '/center/train/GBCA/exam' : '/center/train/GBCA/auth'}>
          {isRunning ? m.exam_auth_resume() : m.exam_to_auth()}
        </ButtonLink>
      }
    />
  )
}

function Result({ loaded, certificates }: { loaded: ExamResult; certificates: OwnCertificates }) {
  const locale = useLocale()
  const [result, setResult] = useState(loaded)
  const { passed, percent, passPercent, finishedBy, topics } = result
  const nextAttemptAt = useFutureMoment(result.nextAttemptAt)
  const next = useLocalMoment(nextAttemptAt ?? 0)
  useEffect(() => leaveExam(passed), [passed])
  const plate = (number: number) => `0${number}`
  return (
    <main id="main" tabIndex={-1}>
      <PageHero
        trail={examTrail(m.exam_result_title())}
        kicker={m.exam_result_kicker()}
        title={passed ? m.exam_result_passed() : m.exam_result_failed()}
        lead={
          <>
            <p>{m.exam_result_lead({ percent, pass: passPercent })}</p>
            {finishedBy === 'deadline' ? <p>{m.exam_result_deadline()}</p> : null}
          </>
        }
        figure={<Score percent={percent} passPercent={passPercent} passed={passed} />}
      />
      <Plate number={plate(1)} question={m.exam_result_topics_question()} title={m.exam_result_topics()}>
        <div className="exam-topics">
          <table className="spec-table">
            <caption className="vh">{m.exam_result_topics()}</caption>
            <thead>
              <tr>
                <th scope="col">{m.exam_result_topic()}</th>
                <th scope="col">{m.exam_result_correct()}</th>
                <td />
              </tr>
            </thead>
            <tbody>
              {topics.map(({ topic, name, correct, questions }) => (
                <tr key={topic}>
                  <th scope="row">{textIn(name, locale)}</th>
                  <td className="mono">
                    {correct} / {questions}
                  </td>
                  <td aria-hidden="true">
                    <Bar share={correct / questions} pass={passPercent / 100} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Plate>
      {passed ? (
        <Plate number={plate(2)} question={m.exam_result_certificate_question()} title={m.exam_result_certificate()}>
          <ResultCertificate own={certificates} id={result.certificate} />
        </Plate>
      ) : (
        <Plate number={plate(2)} question={m.exam_result_next_question()} title={m.exam_result_next()}>
          <div className="exam-start">
            <p>{phrased(nextAttemptAt === null ? m.exam_result_again() : m.exam_result_next_at({ at: next }))}</p>
            <div className="cluster form-buttons">
              <ButtonLink variant="primary" to="/center/train/GBCA/training">
                {m.exam_result_train()}
              </ButtonLink>
              <ButtonLink to="/center/train/GBCA/resource">{m.exam_result_practice()}</ButtonLink>
              {nextAttemptAt === null ? <TextLink to="/center/train/GBCA/auth">{m.exam_auth_start()}</TextLink> : null}
            </div>
          </div>
        </Plate>
      )}
      <Plate number={plate(3)} question={m.exam_result_appeal_question()} title={m.exam_result_appeal()}>
        <div className="exam-form">
          <Appeal result={result} onSent={setResult} />
          <EarlierAppeals result={result} />
        </div>
      </Plate>
    </main>
  )
}

/** The score on a scale with the pass mark. */
function Score({ percent, passPercent, passed }: { percent: number; passPercent: number; passed: boolean }) {
  const x = (value: number) => 20 + (value / 100) * 360
  return (
    <svg className="exam-score" viewBox="0 0 400 150" role="img" aria-label={m.exam_result_lead({ percent, pass: passPercent })}>
      <path
        className="exam-score-scale"
        d={`M${x(0)} 90H${x(100)}${[0, 25, 50, 75, 100].map((at) => `M${x(at)} 84v12`).join('')}`}
      />
      <path className="exam-score-pass" d={`M${x(passPercent)} 60v60`} />
      <text x={x(passPercent)} y={138} textAnchor="middle">
        {passPercent}%
      </text>
      <circle className={passed ? 'exam-score-found' : 'exam-score-short'} cx={x(percent)} cy={90} r={9} />
      <text
        className="exam-score-number"
        x={x(percent)}
        y={52}
        textAnchor={percent > 85 ? 'end' : percent < 15 ? 'start' : 'middle'}
      >
        {percent}%
      </text>
    </svg>
  )
}

/** A topic's share of correct answers, with the pass mark as a line. */
function Bar({ share, pass }: { share: number; pass: number }) {
  return (
    <svg className="exam-bar-drawing" aria-hidden="true" viewBox="0 0 200 16" preserveAspectRatio="none">
      <rect className="exam-bar-ground" width={200} height={16} />
      <rect className="exam-bar-share" width={200 * share} height={16} />
      <path className="exam-score-pass" d={`M${200 * pass} 0v16`} />
    </svg>
  )
}

/** The appeal with its answer, or the form to send one. */
function Appeal({
  result: { appeal, appealDays, finishedAt },
  onSent
}: {
  result: ExamResult
  onSent: (result: ExamResult) => void
}) {
  const form = useForm<'text'>({
    initial: { text: '' },
    rules: [examRule('text', appealRequestSchema.entries.text)],
    fieldOf: (field) => (field === 'text' ? field : undefined),
    send: async ({ text }) => {
      const sent = await callExam({ call: 'POST /result/appeal', json: { text }, data: resultSchema })
      discard()
      onSent(sent)
    }
  })
  const discard = useDraft(`exam-appeal ${finishedAt}`, form)
  if (appeal) {
    return (
      <div className="exam-appeal" role="status">
        <SentAppeal appeal={appeal} days={appealDays} />
      </div>
    )
  }
  return (
    <form ref={form.ref} className="form" noValidate onSubmit={form.onSubmit}>
      <p className="muted">{phrased(m.exam_result_appeal_text())}</p>
      <AppealPromise days={appealDays} />
      <TextArea {...form.input('text')} label={m.exam_result_appeal_field()} rows={4} />
      <PrivacyNote />
      <div className="cluster form-buttons">
        <Button type="submit" aria-disabled={form.isSending}>
          {form.isSending ? m.form_sending() : m.exam_result_appeal_send()}
        </Button>
      </div>
    </form>
  )
}
