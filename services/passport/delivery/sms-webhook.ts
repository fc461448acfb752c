import { createHmac } from 'node:crypto'
import type { CodeDelivery } from '.'
import { undelivered } from './failure'
import { smsText } from './texts'

/** Where text messages are handed over: a gateway of the operator's choice, described in docs/operations.md. */
export interface SmsSettings {
  url: string
  /** Key of the signature. */
  secret: string
}

/*
 * A person is waiting at a form, so all of it is over within ten seconds. Milliseconds.
 */
const patience = 9_500
const attemptPatience = 3_000
/** Pauses before the second and the third attempt. */
const pauses = [250, 1_000]

/** Hands codes for phone numbers to the gateway: signed, and with one idempotency key over all attempts. */
export function smsWebhook({ url, secret }: SmsSettings): CodeDelivery {
  return {
    async send({ to, type, code, locale }) {
      const id = crypto.randomUUID()
      const body = JSON.stringify({ id, to, code, type, locale, text: smsText({ type, code, locale }) })
      const deadline = Date.now() + patience
      for (let attempt = 0; ; attempt += 1) {
        const outcome = await post(url, secret, id, body, Math.min(attemptPatience, deadline - Date.now()))
        if (outcome === 'accepted') return
        const pause = Math.max(pauses[attempt] ?? Number.POSITIVE_INFINITY, outcome.retryAfter)
        if (!outcome.temporary || Date.now() + pause >= deadline) throw undelivered('sms', outcome.reason, attempt + 1)
        await new Promise((resolve) => setTimeout(resolve, pause))
      }
    }
  }
}

interface Failure {
  reason: string
  /** The same request may succeed a little later. */
  temporary: boolean
  /** Milliseconds that the gateway asks to be left alone for. */
  retryAfter: number
}

/** One attempt. Only the status of the answer counts: what a gateway writes beside it differs between vendors. */
async function post(url: string, secret: string, id: string, body: string, milliseconds: number): Promise<'accepted' | Failure> {
  // Of this attempt, so that a gateway can refuse old requests and still take the last of three.
  const timestamp = String(Math.floor(Date.now() / 1000))
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': id,
        'X-Galaxy-Timestamp': timestamp,
        'X-Galaxy-Signature': `sha256=${signature}`
      },
      body,
      // Followed, a redirect would hand the code to an address that nobody configured.
      redirect: 'manual',
      signal: AbortSignal.timeout(milliseconds)
    })
    await response.body?.cancel()
    if (response.ok) return 'accepted'
    const { status } = response
    const seconds = Number(response.headers.get('Retry-After') ?? 0)
    const retryAfter = Number.isFinite(seconds) ? seconds * 1000 : 0
    return { reason: `status ${status}`, temporary: status === 429 || status >= 500, retryAfter }
  } catch (error) {
    const late = error instanceof Error && error.name === 'TimeoutError'
    return { reason: late ? 'no answer in time' : 'no connection', temporary: true, retryAfter: 0 }
  }
}
