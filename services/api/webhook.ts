import { createHmac } from 'node:crypto'

/**
 * Headers of a signed call to an operator's webhook, as docs/operations.md describes them: the receiver recognizes a repeated
 * call by its id, and refuses an old or forged one. Each attempt needs new headers.
 * @param id the same for all attempts of one call
 */
export function webhookHeaders(secret: string, id: string, body: string): Record<string, string> {
  // The time of this attempt, so that a receiver can refuse old requests and still accept a retry.
  const timestamp = String(Math.floor(Date.now() / 1000))
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
  return {
    'Content-Type': 'application/json',
    'Idempotency-Key': id,
    'X-Galaxy-Timestamp': timestamp,
    'X-Galaxy-Signature': `sha256=${signature}`
  }
}

/** A webhook of the operator, described in docs/operations.md. */
export interface WebhookSettings {
  url: string
  /** Key that signs requests. */
  secret: string
}

/** Reason for a missing or incomplete answer, from an error that `fetch` or the reading of the body throws. */
export const unansweredReason = (error: unknown): string =>
  error instanceof Error && error.name === 'TimeoutError' ? 'no answer in time' : 'no connection'

/** Reason for which a webhook did not accept a request. */
interface WebhookFailure {
  reason: string
  /** Whether a retry may succeed. */
  temporary: boolean
  /** Whether it may have accepted the request: there was no answer. */
  ambiguous: boolean
  /** Milliseconds to wait, as the webhook requested. */
  retryAfter: number
}

/**
 * One attempt to post a JSON body, signed over the time and the body. Only the status of the answer counts: the body differs
 * between vendors. Never throws.
 * @param id the idempotency key: the same one for every attempt
 */
export async function postSigned(
  { url, secret }: WebhookSettings,
  id: string,
  body: string,
  milliseconds: number
): Promise<'accepted' | WebhookFailure> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: webhookHeaders(secret, id, body),
      body,
      // Following a redirect would hand the message to an unconfigured address.
      redirect: 'manual',
      signal: AbortSignal.timeout(milliseconds)
    })
    await response.body?.cancel()
    if (response.ok) return 'accepted'
    const { status } = response
    const seconds = Number(response.headers.get('Retry-After') ?? 0)
    const retryAfter = Number.isFinite(seconds) ? seconds * 1000 : 0
    return { reason: `status ${status}`, temporary: status === 429 || status >= 500, ambiguous: false, retryAfter }
  } catch (error) {
    return { reason: unansweredReason(error), temporary: true, ambiguous: true, retryAfter: 0 }
  }
}
