import { type TopicId, topicIds, topicNames } from '~/content/exam-topics'
import { RunningExam } from '~/features/exam/running-exam'
import { CheckBox } from '~/features/forms/check-box'
import { openAccountModal } from '~/lib/account-modal'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { Masthead } from '~/ui/page/masthead'
import { NextSteps } from '~/ui/page/next-steps'
import { PageLink } from '~/ui/page-link'
import { phrased } from '~/ui/phrased'
import { Plate } from '~/ui/plate'
import { lessonIds, lessonsOf } from './copy/curriculum'
import type { TrainingCopy } from './copy/types'
import { ProgressRing } from './progress-ring'
import { type Progress, useProgress } from './use-progress'
import { WeeklyLessons } from './weekly-lessons'
import './training.css'

const noTimes: ReadonlyMap<string, number> = new Map()

/** The curriculum of GBCA by topic, with the visitor's progress. */
export function TrainingPage({ copy }: { copy: TrainingCopy }) {
  const { progress, mark, retry } = useProgress()
  const completed = progress.state === 'ready' ? progress.completed : undefined
  const times = progress.state === 'ready' ? progress.times : noTimes
  const countOf = (ids: readonly string[]) => completed && ids.filter((id) => completed.has(id)).length
  return (
    <main id="main" tabIndex={-1}>
      <RunningExam />
      <Masthead
        trail={[
          { name: m.nav_training(), to: { path: '/center/train' } },
          { name: 'GBCA', to: { path: '/center/train/GBCA' } },
          { name: copy.title }
        ]}
        note={copy.kicker}
        title={copy.headline}
        beside={
          <div className="progress">
            <ProgressRing done={countOf(lessonIds)} total={lessonIds.length} />
            <nav aria-label={m.training_topics()}>
              <ol className="ruled">
                {topicIds.map((topic) => {
                  const ids = lessonsOf(topic).map(({ id }) => id)
                  return (
                    <li key={topic}>
                      <a href={`#${topic}`}>{topicNames[topic]()}</a>
                      <span className="note">{completed ? `${countOf(ids)} / ${ids.length}` : ids.length}</span>
                    </li>
                  )
                })}
              </ol>
            </nav>
          </div>
        }
      >
        <p className="masthead-lead">{phrased(copy.lead)}</p>
        <ProgressNote progress={progress} onRetry={retry} />
      </Masthead>
      {topicIds.map((topic, index) => (
        <Plate key={topic} id={topic} number={`0${index + 1}`} question={topicNames[topic]()} title={copy.topics[topic]}>
          <Lessons topic={topic} copy={copy} completed={completed} onMark={mark} />
        </Plate>
      ))}
      {times.size > 0 ? <WeeklyLessons number="07" copy={copy} times={times} /> : null}
      <Plate number={times.size > 0 ? '08' : '07'} question={copy.next.question} title={copy.next.headline}>
        <NextSteps
          steps={[
            { ...copy.next.practice, to: { path: '/center/train/GBCA/resource' } },
            { ...copy.next.exam, to: { path: '/center/train/GBCA/auth' } }
          ]}
        />
      </Plate>
    </main>
  )
}

interface LessonsProps {
  topic: TopicId
  copy: TrainingCopy
  /** Undefined while the progress is not known: the lessons are links only. */
  completed: ReadonlySet<string> | undefined
  onMark: (id: string, isCompleted: boolean) => void
}

function Lessons({ topic, copy, completed, onMark }: LessonsProps) {
  const texts: Readonly<Record<string, { title: string; text: string }>> = copy.lessons[topic]
  return (
    <ol className="ruled lessons">
      {lessonsOf(topic).map(({ id, name, to, sections }) => {
        const { title, text } = texts[name] ?? { title: name, text: '' }
        return (
          <li key={id}>
            <div>
              <h3>
                <PageLink className="plain-link" to={to}>
                  {phrased(title)}
                </PageLink>
              </h3>
              <p>{phrased(text)}</p>
            </div>
            <p className="note">{m.training_sections({ count: sections.length })}</p>
            <div className="lesson-check">
              {completed ? (
                <CheckBox
                  name="lesson"
                  value={id}
                  label={m.training_done()}
                  isChecked={completed.has(id)}
                  onChange={(isCompleted) => onMark(id, isCompleted)}
                >
                  <span className="vh"> {title}</span>
                </CheckBox>
              ) : null}
            </div>
          </li>
        )
      })}
    </ol>
  )
}

/** Says whether the progress is in the account or on the device only. */
function ProgressNote({ progress, onRetry }: { progress: Progress; onRetry: () => void }) {
  return (
    <div className="progress-note" role="status">
      {progress.state === 'loading' ? null : progress.state === 'failed' ? (
        <>
          <p>{m.training_not_loaded()}</p>
          <Button isSmall onClick={onRetry}>
            {m.training_again()}
          </Button>
        </>
      ) : progress.storedIn === 'account' ? (
        <p>
          {progress.handedOver > 0 ? m.training_handed_over({ count: progress.handedOver }) : null} {m.training_in_account()}
        </p>
      ) : (
        <>
          <p>{m.training_on_device()}</p>
          <Button isSmall onClick={() => openAccountModal('login')}>
            {m.training_log_in()}
          </Button>
        </>
      )}
    </div>
  )
}
