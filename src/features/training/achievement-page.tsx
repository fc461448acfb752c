import { createIsomorphicFn } from '@tanstack/react-start'
import { topicIds, topicNames } from '~/content/exam-topics'
import { headOf } from '~/content/page-copy'
import type { Outline } from '~/contract/exam'
import { RunningExam } from '~/features/exam/running-exam'
import { m } from '~/paraglide/messages'
import { ButtonLink } from '~/ui/button'
import { ServerDrawing } from '~/ui/figure/drawing'
import { Gains } from '~/ui/page/gains'
import { HeroNotes } from '~/ui/page/hero-notes'
import { NextSteps } from '~/ui/page/next-steps'
import { PageHero } from '~/ui/page/page-hero'
import { Steps } from '~/ui/page/steps'
import { PageLink } from '~/ui/page-link'
import { Plate } from '~/ui/plate'
import { drawAchievement } from './copy/drawing'
import type { AchievementCopy } from './copy/types'
import { ExamRules } from './exam-rules'
import './training.css'

const drawFigure = createIsomorphicFn()
  .server(drawAchievement)
  .client(async (...given) => (await import('./copy/drawing')).drawAchievement(...given))

interface AchievementPageProps {
  copy: AchievementCopy
  /** Undefined while the exam API is unavailable. */
  outline: Outline | undefined
}

/** Achievement of a holder of GBCA: abilities by topic, grading of the exam, and verification of a certificate. */
export function AchievementPage({ copy, outline }: AchievementPageProps) {
  const { actions, drawing, abilities, rules, verify, next } = copy
  return (
    <main id="main" tabIndex={-1}>
      <RunningExam />
      <PageHero
        {...headOf(copy)}
        trail={[{ name: m.nav_training(), to: { path: '/center/train' } }, { name: 'GBCA' }]}
        actions={
          <>
            <ButtonLink to="/center/train/GBCA/training" variant="primary">
              {actions.start}
            </ButtonLink>
            <PageLink to={{ path: '/verify' }} className="btn">
              {actions.verify}
            </PageLink>
          </>
        }
        figure={
          <ServerDrawing
            name="achievement"
            width={680}
            height={480}
            label={drawing.alt}
            className="achievement-drawing"
            copy={drawing.words}
            draw={() => drawFigure(drawing.words)}
          />
        }
      >
        <HeroNotes figure={drawing} />
      </PageHero>
      <Plate number="02" question={abilities.question} title={abilities.headline}>
        <Gains
          items={topicIds.map((topic) => ({
            term: topicNames[topic](),
            text: (
              <ul className="grid-phone abilities">
                {abilities.topics[topic].map((ability) => (
                  <li key={ability}>{ability}</li>
                ))}
              </ul>
            )
          }))}
        />
      </Plate>
      <Plate number="03" question={rules.question} title={rules.headline}>
        <ExamRules outline={outline} />
      </Plate>
      <Plate number="04" question={verify.question} title={verify.headline} lead={verify.lead}>
        <Steps steps={verify.steps} />
      </Plate>
      <Plate number="05" question={next.question} title={next.headline}>
        <NextSteps
          steps={[
            { ...next.train, to: { path: '/center/train/GBCA/training' } },
            { ...next.exam, to: { path: '/center/train/GBCA/auth' } },
            { ...next.verify, to: { path: '/verify' } }
          ]}
        />
      </Plate>
    </main>
  )
}
