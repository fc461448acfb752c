import type { Attempt } from '~/contract/exam'
import { examSessionStore } from '~/lib/exam-session'
import { randomKey } from '~/lib/random-key'
import { AnswerSheet } from './answer-sheet'
import { fetchOtherAnswers, sendAnswer } from './calls'
import { type StoredAnswers, storedAnswers } from './stored-answers'

/** An attempt that is open on this tab, and the view of its page. */
interface OpenSheet {
  attempt: string
  sheet: AnswerSheet
  view: { position: number; isWhole: boolean }
}

let current: OpenSheet | undefined

/**
 * The sheet of an attempt. In the browser it outlives its page, because a change of language remounts the page with data from
 * before the last saves. The server makes one for each rendering.
 */
export function openSheet(attempt: Attempt): OpenSheet {
  if (typeof window === 'undefined') return create(attempt)
  if (current?.attempt !== attempt.id || current.sheet.state.connection === 'refused') current = create(attempt)
  return current
}

/**
 * The attempt that this tab works on, while it needs nothing from the service: undefined if none is open here, if the exam token
 * was refused, and after a logout.
 */
export function attemptAtHand(): Attempt | undefined {
  if (!current || !examSessionStore.state.examInfo) return undefined
  const { attempt, state } = current.sheet
  return state.connection === 'online' || state.connection === 'offline' ? attempt : undefined
}

const nothing: StoredAnswers = { read: () => new Map(), write: () => undefined, clear: () => undefined }

/** The answers in the browser; none where it blocks storage, and on the server. */
function localAnswersOf(attempt: string, device: string): StoredAnswers {
  if (typeof window === 'undefined') return nothing
  try {
    return storedAnswers(attempt, device, localStorage)
  } catch {
    return nothing
  }
}

function create(attempt: Attempt): OpenSheet {
  const device = randomKey()
  const sheet = new AnswerSheet({
    attempt,
    device,
    localAnswers: localAnswersOf(attempt.id, device),
    send: sendAnswer,
    fetchOthers: fetchOtherAnswers,
    now: () => performance.now(),
    later: (act, milliseconds) => {
      const timer = setTimeout(act, milliseconds)
      return () => clearTimeout(timer)
    }
  })
  return { attempt: attempt.id, sheet, view: { position: firstOpen(sheet), isWhole: false } }
}

/** The first question without an answer; the first one if all have one. */
function firstOpen(sheet: AnswerSheet): number {
  return Math.max(
    0,
    sheet.state.answers.findIndex(({ options }) => options.length === 0)
  )
}
