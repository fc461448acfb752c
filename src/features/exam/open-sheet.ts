import type { Attempt } from '~/contract/exam'
import { randomKey } from '~/lib/random-key'
import { AnswerSheet } from './answer-sheet'
import { fetchOtherAnswers, sendAnswer } from './calls'
import { storedAnswers } from './stored-answers'

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

const nothing = { read: () => new Map(), write: () => undefined, clear: () => undefined }

function create(attempt: Attempt): OpenSheet {
  const device = randomKey()
  const sheet = new AnswerSheet({
    attempt,
    device,
    localAnswers: typeof window === 'undefined' ? nothing : storedAnswers(attempt.id, device, localStorage),
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
