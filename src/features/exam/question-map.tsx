import type { ReactNode } from 'react'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import type { SheetAnswer } from './answer-sheet'

interface QuestionMapProps {
  answers: readonly SheetAnswer[]
  /** Position of the shown question; undefined if all are shown. */
  current: number | undefined
  isWhole: boolean
  /** Whether another device takes the same exam. */
  isElsewhere: boolean
  onGo: (position: number) => void
  onWhole: (isWhole: boolean) => void
  /** Controls of the site, whose header an open exam does not have. */
  tools: ReactNode
}

/** The numbered map of questions: each button says its question's state in words. */
export function QuestionMap({ answers, current, isWhole, isElsewhere, onGo, onWhole, tools }: QuestionMapProps) {
  const answered = answers.filter(({ options }) => options.length > 0).length
  const flagged = answers.filter(({ flagged }) => flagged).length
  return (
    <div className="exam-map">
      <nav aria-label={m.exam_map()}>
        <div className="spread exam-map-head">
          <p>{m.exam_map_counts({ answered, total: answers.length, flagged })}</p>
          <Button isSmall aria-pressed={isWhole} onClick={() => onWhole(!isWhole)}>
            {m.exam_show_all()}
          </Button>
        </div>
        <ol>
          {answers.map((answer, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a question is its position
            <li key={position}>
              <button
                type="button"
                className="mono"
                data-answered={answer.options.length > 0 || undefined}
                data-flagged={answer.flagged || undefined}
                data-unsaved={!answer.isSaved || undefined}
                aria-current={current === position ? 'step' : undefined}
                aria-label={nameOf(answer, position + 1)}
                onClick={() => onGo(position)}
              >
                {position + 1}
              </button>
            </li>
          ))}
        </ol>
        <ul className="exam-legend note" aria-hidden="true">
          <li data-answered>{m.exam_answered()}</li>
          <li>{m.exam_not_answered()}</li>
          <li data-flagged>{m.exam_flagged()}</li>
          <li data-unsaved>{m.exam_not_saved()}</li>
        </ul>
      </nav>
      <p className="exam-elsewhere" role="status">
        {isElsewhere ? m.exam_elsewhere() : ''}
      </p>
      <div className="exam-tools">{tools}</div>
    </div>
  )
}

/** «Question 3: answered, saved, flagged». */
function nameOf({ options, flagged, isSaved, sequence }: SheetAnswer, number: number): string {
  const states = [
    options.length > 0 ? m.exam_answered() : m.exam_not_answered(),
    sequence === 0 ? '' : isSaved ? m.exam_saved() : m.exam_not_saved(),
    flagged ? m.exam_flagged() : ''
  ]
  return m.exam_map_question({ number, state: states.filter(Boolean).join(m.exam_map_separator()) })
}
