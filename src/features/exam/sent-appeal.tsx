import type { ExamResult } from '~/contract/exam'
import { useLocalMoment } from '~/lib/use-local-moment'
import { m } from '~/paraglide/messages'
import { phrased } from '~/ui/phrased'
import { AppealPromise } from './appeal-promise'

interface SentAppealProps {
  appeal: NonNullable<ExamResult['appeal']>
  /** Working days within which it is answered; 0 if none are promised. */
  days: number
}

/** An appeal, with its answer once staff has answered. */
export function SentAppeal({ appeal: { text, at, answer, answeredAt }, days }: SentAppealProps) {
  const sentAt = useLocalMoment(at)
  const answered = useLocalMoment(answeredAt ?? 0)
  return (
    <>
      <p>{m.exam_result_appeal_sent({ at: sentAt })}</p>
      <blockquote>{text}</blockquote>
      {answer === null || answeredAt === null ? (
        <AppealPromise days={days} />
      ) : (
        <>
          <p>
            <b>{phrased(m.exam_result_appeal_answer({ at: answered }))}</b>
          </p>
          <p className="exam-appeal-answer">{answer}</p>
        </>
      )}
    </>
  )
}

/** Appeals of earlier attempts. Their answers may come after the next attempt, when the page shows the result of that one. */
export function EarlierAppeals({ result: { earlierAppeals, appealDays } }: { result: ExamResult }) {
  return earlierAppeals.map(({ number, ...appeal }) => (
    <section key={number} className="exam-appeal">
      <h3>{m.exam_result_appeal_earlier({ number })}</h3>
      <SentAppeal appeal={appeal} days={appealDays} />
    </section>
  ))
}
