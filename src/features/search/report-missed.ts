import { countedQuestion, type MissedQuestion } from '~/contract/missed-questions'

const address = '/api/main/search/missed'

/** Questions that this page has reported. */
const reported = new Set<string>()

/**
 * Reports a question that found nothing, once a page, so that the desk sees what visitors miss. It is sent without cookies, and
 * not at all if it could contain personal data.
 */
export function reportMissed(query: string, language: MissedQuestion['language']): void {
  const question = countedQuestion(query)
  if (question === undefined || reported.has(question)) return
  reported.add(question)
  const body = JSON.stringify({ language, question } satisfies MissedQuestion)
  try {
    const headers = { 'Content-Type': 'application/json' }
    fetch(address, { method: 'POST', credentials: 'omit', keepalive: true, headers, body }).catch(() => {
      // The question is not counted.
    })
  } catch {
    // As with a blocker that replaces the function by one that throws.
  }
}
