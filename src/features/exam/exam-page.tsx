import type { Attempt } from '~/contract/exam'
import type { ExamData } from '~/lib/exam-data'
import { m } from '~/paraglide/messages'
import { ButtonLink } from '~/ui/button'
import { ExamBench } from './exam-bench'
import { ExamMessage } from './exam-message'
import { attemptAtHand } from './open-sheet'

/** The exam: the open attempt as a workbench, or the action to take instead. */
export function ExamPage({ attempt }: { attempt: ExamData<Attempt> }) {
  if (attempt.state === 'ok') return <ExamBench key={attempt.data.id} attempt={attempt.data} />
  const page = { name: m.exam_title(), kicker: m.exam_kicker() }
  if (attempt.state === 'unavailable') {
    // A change of language loads the page again. Without a connection, the open exam goes on with what this tab has.
    const atHand = attemptAtHand()
    if (atHand) return <ExamBench key={atHand.id} attempt={atHand} />
    return <ExamMessage {...page} title={m.exam_title()} lead={m.exam_unavailable_text()} />
  }
  const isOver = attempt.status === 410
  return (
    <ExamMessage
      {...page}
      title={isOver ? m.exam_over_title() : m.exam_refused_title()}
      lead={isOver ? m.exam_over_text() : m.exam_refused_text()}
      action={
        <ButtonLink variant="primary" to={isOver ? '/center/train/GBCA/result' : '/center/train/GBCA/auth'}>
          {isOver ? m.exam_to_result() : m.exam_to_auth()}
        </ButtonLink>
      }
    />
  )
}
