import * as v from 'valibot'
import { type CodeType, proofTaskSchema } from '~/contract/account'
import { formTimeout } from '~/contract/limits'
import { ApiError, callPassport } from '~/lib/api'
import { showToast } from '~/lib/toasts'
import { m } from '~/paraglide/messages'
import { startCountdown } from './code-countdown'
import { proveRequest } from './hash-password'

const proofRequired = 428

/** The difficulty rises at three levels of use, and a task counts for a limited time, so another task can follow a proof. */
const maxProofs = 4

interface CodeQuery {
  phone: string
  type: CodeType
}

/**
 * When the last request without an answer was made, in milliseconds since 1970, by type and identifier. Only this page knows it:
 * the identifiers are never stored.
 */
const unanswered = new Map<string, number>()

const keyOf = ({ phone, type }: CodeQuery): string => `${type} ${phone}`

/**
 * Requests a code, starts the countdown and says that the code is sent. A request without an answer starts none, because it may
 * have failed (spec §4). If passport refuses the next one, it has counted that request, whose countdown runs then.
 * @throws ApiError
 */
export async function requestCode(query: CodeQuery): Promise<void> {
  try {
    await sendRequest(query)
  } catch (error) {
    const earlier = unanswered.get(keyOf(query))
    if (error instanceof ApiError && error.status === 429 && earlier !== undefined) startCountdown(query.type, earlier)
    throw error
  }
  unanswered.delete(keyOf(query))
  startCountdown(query.type, Date.now())
  showToast({ tone: 'ok', text: m.account_code_sent() })
}

/** Sends the request, with a proof of work if passport asks for one. */
async function sendRequest(query: CodeQuery): Promise<void> {
  let proof: string | undefined
  for (let proofs = 0; ; proofs += 1) {
    const mayProve = proofs < maxProofs
    try {
      return await ask({ ...query, ...(proof !== undefined && { proof }) }, mayProve)
    } catch (error) {
      const task = v.safeParse(
        proofTaskSchema,
        mayProve && error instanceof ApiError && error.status === proofRequired ? error.data : undefined
      )
      if (!task.success) throw error
      proof = await proveRequest(query, task.output)
    }
  }
}

async function ask(query: CodeQuery & { proof?: string }, mayProve: boolean): Promise<void> {
  const askedAt = Date.now()
  const isOnline = navigator.onLine
  const isUnanswered = ({ status }: ApiError) => isOnline && (status === 0 || status === 504)
  try {
    await callPassport({
      call: 'GET /galaxy/user/get-code',
      query,
      isQueryPrivate: true,
      timeout: formTimeout,
      // A rejected identifier is shown at its field.
      suppressErrorToast: (failure) =>
        isUnanswered(failure) || (failure.status === proofRequired && mayProve) || failure.field === 'phone'
    })
  } catch (error) {
    if (error instanceof ApiError && isUnanswered(error)) {
      unanswered.set(keyOf(query), askedAt)
      showToast({ tone: 'error', text: m.account_code_unanswered() })
    }
    throw error
  }
}
