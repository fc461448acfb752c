import { headOf } from '~/content/page-copy'
import type { Outline } from '~/contract/exam'
import type { NoticeField } from '~/contract/forms/notice'
import type { FormAnswer } from '~/contract/forms/posted-form'
import type { UserInfoReceipt } from '~/contract/user-info'
import { RunningExam } from '~/features/exam/running-exam'
import { ButtonLink } from '~/ui/button'
import { PageHero } from '~/ui/page/page-hero'
import { Unavailable } from '~/ui/page/unavailable'
import { type PageAddress, PageLink } from '~/ui/page-link'
import { phrased } from '~/ui/phrased'
import { Plate } from '~/ui/plate'
import type { OverviewCopy } from './copy/types'
import { ExamPlan } from './exam-plan'
import { ExamRules } from './exam-rules'
import { NoticeForm, noticeId } from './notice-form'
import { SeriesCells, unsetCertifications } from './series-cells'
import './training.css'

interface OverviewPageProps {
  copy: OverviewCopy
  /** Undefined while the exam API is unavailable. */
  outline: Outline | undefined
  /** Answer to the form at the end, which a browser without scripts posted. */
  answer: FormAnswer<NoticeField, UserInfoReceipt> | undefined
}

/** The certification series: what GBCA examines, its rules, and how to prepare. */
export function OverviewPage({ copy, outline, answer }: OverviewPageProps) {
  const { actions, figure, rules, series, notice, prepare } = copy
  return (
    <main id="main" tabIndex={-1}>
      <RunningExam />
      <PageHero
        {...headOf(copy)}
        actions={
          <>
            <ButtonLink to="/center/train/GBCA/training" variant="primary">
              {actions.start}
            </ButtonLink>
            <PageLink to={{ path: '/center/train/GBCA/auth' }} className="btn">
              {actions.exam}
            </PageLink>
          </>
        }
        figure={
          outline ? (
            <ExamPlan outline={outline} caption={figure.caption} reading={figure.reading} />
          ) : (
            <Unavailable text={figure.unavailable} />
          )
        }
      />
      <Plate number="02" question={rules.question} title={rules.headline}>
        <ExamRules outline={outline} />
      </Plate>
      <Plate number="03" question={prepare.question} title={prepare.headline} lead={prepare.lead}>
        <ol className="cells cells-4 prepare">
          {prepareSteps.map(([step, to], index) => (
            <li key={step}>
              <h3>
                <span className="step-number">{index + 1}</span> {phrased(prepare.steps[step].title)}
              </h3>
              <p>{phrased(prepare.steps[step].text)}</p>
              <PageLink to={to} className="tlink">
                {prepare.steps[step].link}
              </PageLink>
            </li>
          ))}
        </ol>
      </Plate>
      <Plate number="04" question={series.question} title={series.headline} lead={series.lead}>
        <SeriesCells series={series} />
      </Plate>
      {unsetCertifications.length === 0 ? null : (
        <Plate id={noticeId} number="05" question={notice.question} title={notice.headline} lead={notice.lead}>
          <NoticeForm offered={unsetCertifications} answer={answer} />
        </Plate>
      )}
    </main>
  )
}

const prepareSteps: readonly (readonly [keyof OverviewCopy['prepare']['steps'], PageAddress])[] = [
  ['learn', { path: '/center/train/GBCA/training' }],
  ['practice', { path: '/center/train/GBCA/resource' }],
  ['exam', { path: '/center/train/GBCA/auth' }],
  ['verify', { path: '/verify' }]
]
