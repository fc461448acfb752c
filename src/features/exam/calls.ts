import * as v from 'valibot'
import {
  answerSavedSchema,
  attemptEventSavedSchema,
  type attemptEvents,
  authenticatedSchema,
  otherAnswersSchema,
  submittedSchema
} from '~/contract/exam'
import { ApiError, callExam } from '~/lib/api'
import { type FetchOtherAnswers, type SendAnswer, SendError } from './answer-sheet'

/** Milliseconds after which a save counts as failed and is repeated; a repeated save is stored once. */
const saveTimeout = 10_000

/** The page itself shows failures during an exam. */
const shownOnPage = { suppressErrorToast: () => true }

/** Sends one save. @throws SendError when the exam token is no longer valid or the attempt is over; ApiError otherwise */
export const sendAnswer: SendAnswer = async ({ flagged = false, ...answer }) => {
  const json = { ...answer, flagged }
  return await callExam({
    call: 'POST /attempt/answer',
    json,
    data: answerSavedSchema,
    timeout: saveTimeout,
    ...shownOnPage
  }).catch(throwSendError)
}

/** Fetches the answers whose last save came from another device. @throws as `sendAnswer` does */
export const fetchOtherAnswers: FetchOtherAnswers = (device) =>
  callExam({
    call: 'GET /attempt/answers',
    query: { device },
    data: otherAnswersSchema,
    timeout: saveTimeout,
    ...shownOnPage
  }).catch(throwSendError)

function throwSendError(error: unknown): never {
  if (error instanceof ApiError && error.status === 401) throw new SendError('refused')
  if (error instanceof ApiError && error.status === 410) throw new SendError('closed')
  throw error
}

/** Reports what happened during the exam; returns the remaining milliseconds, undefined if the report failed. */
export async function reportEvent(kind: (typeof attemptEvents)[number], milliseconds: number): Promise<number | undefined> {
  try {
    const json = { kind, seconds: Math.min(86_400, Math.round(milliseconds / 1000)) }
    return (await callExam({ call: 'POST /attempt/event', json, data: attemptEventSavedSchema, ...shownOnPage })).remaining
  } catch {
    return undefined
  }
}

/** Hands the attempt in; repeatable. @throws ApiError */
export async function submitAttempt(): Promise<void> {
  await callExam({ call: 'POST /attempt/submit', data: submittedSchema, timeout: saveTimeout, ...shownOnPage })
}

/** The edge moves the token into its cookie, so only the state reaches the page. */
const authenticatedStateSchema = v.object({ state: authenticatedSchema.entries.state })

/** Gets an exam token. @throws ApiError, which the shell also shows as a toast */
export async function authenticate(purpose: 'exam' | 'result'): Promise<void> {
  await callExam({ call: 'POST /attempt/authenticate', json: { purpose }, data: authenticatedStateSchema })
}
