import { loadCopy } from '~/content/load-copy'
import { type Candidate, candidateSchema, type Outline, outlineSchema } from '~/contract/exam'
import type { Locale } from '~/contract/locale'
import { type ExamData, fetchExam } from '~/lib/exam-data'
import { currentVisitor } from '~/lib/visitor'
import type { ExamCopy } from './copy/types'

export interface AuthData {
  copy: ExamCopy
  head: { title: string; description: string }
  /** Undefined for a visitor who is not logged in. */
  candidate: ExamData<Candidate> | undefined
  /** Undefined if it cannot be loaded. */
  outline: Outline | undefined
}

/**
 * Reason why the candidate cannot be shown: the login is missing, the service does not answer, or it refuses with a text; undefined
 * if there is none. A refusal with 403 also concerns the login (spec section 4).
 */
export function obstacleOf(candidate: AuthData['candidate']): 'login' | 'unavailable' | { text: string } | undefined {
  if (!candidate) return 'login'
  if (candidate.state !== 'refused') return candidate.state === 'ok' ? undefined : 'unavailable'
  return candidate.status === 401 || candidate.status === 403 ? 'login' : { text: candidate.text }
}

const copies = import.meta.glob<{ default: ExamCopy }>('./copy/[a-z][a-z]-[A-Z][A-Z].ts')

/** Data of the page on which a candidate authenticates. */
export async function loadAuth(locale: Locale): Promise<AuthData> {
  const [copy, outline, candidate] = await Promise.all([
    loadCopy(copies, locale),
    fetchExam({ call: 'GET /public/outline', data: outlineSchema }),
    currentVisitor().loggedIn ? fetchExam({ call: 'GET /candidate', data: candidateSchema }) : undefined
  ])
  const { title, description } = copy
  return { copy, head: { title, description }, candidate, outline: outline.state === 'ok' ? outline.data : undefined }
}
