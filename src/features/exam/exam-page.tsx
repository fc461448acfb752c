import type { Attempt } from '~/contract/exam'
import type { ExamData } from '~/lib/exam-data'
import { m } from '~/paraglide/messages'
import { ButtonLink } from '~/ui/button'
import { PageHero } from '~/ui/page/page-hero'
import { Unavailable } from '~/ui/page/unavailable'
import { ExamBench } from './exam-bench'
import { examTrail } from './exam-trail'
import './exam.css'

/** The exam: the open attempt as a workbench, or what to do instead. */
export function ExamPage({ attempt }: { attempt: ExamData<Attempt> }) {
  if (attempt.state === 'ok') return <ExamBench key={attempt.data.id} attempt={attempt.data} />
  const isOver = attempt.state === 'refused' && attempt.status === 410
  return (
    <main id="main" tabIndex={-1}>
      <PageHero
        trail={examTrail(m.exam_title())}
        kicker={m.exam_kicker()}
        title={isOver ? m.exam_over_title() : attempt.state === 'refused' ? m.exam_refused_title() : m.exam_title()}
        lead={isOver ? m.exam_over_text() : attempt.state === 'refused' ? m.exam_refused_text() : m.exam_unavailable_text()}
        actions={
          isOver ? (
            <ButtonLink variant="primary" to="/center/train/GBCA/result">
              {m.exam_to_result()}
            </ButtonLink>
          ) : attempt.state === 'refused' ? (
            <ButtonLink variant="primary" to="/center/train/GBCA/auth">
              {m.exam_to_auth()}
            </ButtonLink>
          ) : null
        }
      >
        {attempt.state === 'unavailable' ? <Unavailable /> : null}
      </PageHero>
    </main>
  )
}
