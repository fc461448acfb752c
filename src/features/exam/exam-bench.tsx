import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import type { Attempt } from '~/contract/exam'
import { LanguageSwitch } from '~/features/shell/language-switch'
import { ThemeToggle } from '~/features/shell/theme-toggle'
import { enterExam } from '~/lib/exam-session'
import { useLocale } from '~/lib/locale'
import { navigateWithReason } from '~/lib/redirect'
import { m } from '~/paraglide/messages'
import { Button, ButtonLink } from '~/ui/button'
import { Sheet } from '~/ui/sheet'
import { submitAttempt } from './calls'
import { HandIn } from './hand-in'
import { openSheet } from './open-sheet'
import { QuestionMap } from './question-map'
import { QuestionView } from './question-view'
import { SaveState } from './save-state'
import { readPosition, storePosition } from './stored-position'
import { TimeLeft } from './time-left'
import { useExamEvents } from './use-exam-events'
import { useTimeLeft } from './use-time-left'
import './exam.css'

/** Focuses a question and shows its beginning: a browser that scrolls to the focused element may leave it half out of sight. */
function showFromStart(question: HTMLElement | null): void {
  question?.focus({ preventScroll: true })
  question?.scrollIntoView()
}

/** The workbench of an open attempt: one question or all, the map of questions, the remaining time, handing in. */
export function ExamBench({ attempt }: { attempt: Attempt }) {
  const router = useRouter()
  const locale = useLocale()
  const [{ sheet, view }] = useState(() => openSheet(attempt))
  const state = useSyncExternalStore(
    sheet.subscribe,
    () => sheet.state,
    () => sheet.state
  )
  const { minutes, isOver } = useTimeLeft(sheet)
  const [position, setPosition] = useState(view.position)
  const [isWhole, setWhole] = useState(view.isWhole)
  const current = useRef<HTMLElement>(null)
  const isClosed = state.connection === 'closed'

  useExamEvents(sheet)
  useEffect(() => enterExam(attempt.name), [attempt.name])

  useEffect(() => {
    sheet.restore()
    return () => sheet.stop()
  }, [sheet])
  useEffect(() => sheet.merge(attempt), [sheet, attempt])
  // After the first rendering, which has to agree with the server's.
  useEffect(() => {
    const stored = readPosition(attempt.id, attempt.questions.length)
    if (stored !== undefined) setPosition(stored)
  }, [attempt])
  useEffect(() => {
    Object.assign(view, { position, isWhole })
  }, [view, position, isWhole])

  const leave = useEffectEvent(() => navigateWithReason(router, { to: '/center/train/GBCA/result' }, 'exam-closed'))
  useEffect(() => {
    if (isClosed) void leave()
  }, [isClosed])

  // A browser without a connection cannot load the page again, and only this page sends the unsaved answers.
  const isUnsaved = !isClosed && state.answers.some(({ isSaved }) => !isSaved)
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault()
      // Chromium before 119 asks only if there is a value.
      event.returnValue = true
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isUnsaved])

  // At the deadline the answers on their way are saved first; the service waits a minute for them.
  const isSavedAtEnd = isOver && state.answers.every(({ isSaved }) => isSaved)
  useEffect(() => {
    if (isOver) sheet.flush()
  }, [isOver, sheet])
  useEffect(() => {
    if (isSavedAtEnd) sheet.handIn(submitAttempt).catch(() => undefined)
  }, [isSavedAtEnd, sheet])

  function goTo(next: number) {
    setPosition(next)
    storePosition(attempt.id, next)
    sheet.acknowledge()
    if (isWhole) showFromStart(document.getElementById(`question-${next + 1}`))
    else requestAnimationFrame(() => showFromStart(current.current))
  }

  const last = attempt.questions.length - 1
  const shown = isWhole ? attempt.questions.keys() : [position]

  return (
    <main id="main" tabIndex={-1} className="band">
      <Sheet>
        <header className="exam-bar">
          <h1 className="exam-name">
            {m.exam_title()} <span className="muted">{attempt.name}</span>
          </h1>
          <div className="exam-progress">
            <p className="mono" aria-hidden="true">
              {isWhole ? last + 1 : `${position + 1} / ${last + 1}`}
            </p>
            <SaveState state={state} />
          </div>
          <TimeLeft sheet={sheet} announced={minutes} />
          <HandIn sheet={sheet} state={state} isOver={isOver} />
        </header>
        {state.connection === 'refused' ? (
          <p className="cluster exam-notice" role="alert">
            {m.exam_session_lost()} <ButtonLink to="/center/train/GBCA/auth">{m.exam_to_auth()}</ButtonLink>
          </p>
        ) : null}
        {isOver ? (
          <p className="cluster exam-notice" role="alert">
            {state.connection === 'offline' ? m.exam_time_over_offline() : m.exam_time_over()}
          </p>
        ) : null}
        <noscript>
          <p className="cluster exam-notice">{m.exam_needs_scripts()}</p>
        </noscript>
        <div className="grid-tablet exam-bench">
          <div className="exam-questions">
            {[...shown].map((each) => {
              const question = attempt.questions[each]
              const answer = state.answers[each]
              if (!question || !answer) return null
              return (
                <article
                  key={each}
                  id={`question-${each + 1}`}
                  ref={isWhole ? undefined : current}
                  tabIndex={-1}
                  className="exam-question"
                  aria-label={m.exam_question_number({ number: each + 1, total: last + 1 })}
                >
                  <QuestionView
                    question={question}
                    locale={locale}
                    name={`question-${each + 1}`}
                    number={m.exam_question_number({ number: each + 1, total: last + 1 })}
                    chosen={answer.options}
                    disabled={isOver || isClosed}
                    onChoose={(options) => sheet.choose(each, options)}
                  />
                  {state.changedElsewhere === each ? (
                    <p className="cluster exam-notice" role="alert">
                      {m.exam_changed_elsewhere()}
                    </p>
                  ) : null}
                  <div className="cluster exam-question-foot">
                    <label className="exam-flag">
                      <input
                        type="checkbox"
                        checked={answer.flagged}
                        disabled={isOver || isClosed}
                        onChange={(event) => sheet.flag(each, event.currentTarget.checked)}
                      />
                      {m.exam_flag()}
                    </label>
                    <Button
                      isSmall
                      aria-disabled={answer.options.length === 0 || isOver}
                      onClick={() => {
                        if (answer.options.length > 0 && !isOver) sheet.choose(each, [])
                      }}
                    >
                      {m.exam_clear()}
                    </Button>
                    <span className="note exam-saved">
                      {answer.sequence === 0 ? m.exam_not_answered() : answer.isSaved ? m.exam_saved() : m.exam_not_saved()}
                    </span>
                  </div>
                </article>
              )
            })}
            {isWhole ? null : (
              <nav className="exam-steps" aria-label={m.exam_steps()}>
                <Button aria-disabled={position === 0} onClick={() => goTo(Math.max(0, position - 1))}>
                  {m.exam_previous()}
                </Button>
                <Button variant="primary" aria-disabled={position === last} onClick={() => goTo(Math.min(last, position + 1))}>
                  {m.exam_next()}
                </Button>
              </nav>
            )}
          </div>
          <QuestionMap
            tools={
              <>
                <LanguageSwitch />
                <ThemeToggle />
              </>
            }
            answers={state.answers}
            current={isWhole ? undefined : position}
            isWhole={isWhole}
            isElsewhere={state.isElsewhere}
            onGo={goTo}
            onWhole={setWhole}
          />
        </div>
      </Sheet>
    </main>
  )
}
