import { webhookHeaders } from '../../api/webhook'
import type { Delivery } from '.'
import { undelivered } from './failure'
import { invitationSms, smsText } from './texts'

/** The operator's gateway for text messages, described in docs/operations.md. */
export interface SmsSettings {
  url: string
  /** Key that signs requests. */
  secret: string
}

/* Milliseconds for all attempts together: the visitor waits at a form, which gives up after ten seconds. */
const timeout = 9_500
const attemptPatience = 3_000
/** Milliseconds before the second and the third attempt. */
const pauses = [250, 1_000]

/** Sends messages to phone numbers through the gateway: signed, and with the same idempotency key on every attempt. */
export function smsWebhook({ url, secret }: SmsSettings): Delivery {
  async function send(message: object): Promise<void> {
    const id = crypto.randomUUID()
    const body = JSON.stringify({ id, ...message })
    const deadline = Date.now() + timeout
    for (let attempt = 0; ; attempt += 1) {
      const outcome = await post(url, secret, id, body, Math.min(attemptPatience, deadline - Date.now()))
      if (outcome === 'accepted') return
      const pause = Math.max(pauses[attempt] ?? Number.POSITIVE_INFINITY, outcome.retryAfter)
      if (!outcome.temporary || Date.now() + pause >= deadline) throw undelivered('sms', outcome.reason, attempt + 1)
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  return {
    sendCode: ({ to, type, code, locale }) => send({ to, code, type, locale, text: smsText({ type, code, locale }) }),
    sendInvitation: ({ to, link, locale }) =>
      send({ to, link, type: 'invitation', locale, text: invitationSms({ link, locale }) })
  }
}

interface Failure {
  reason: string
  /** Whether a retry may succeed. */
  temporary: boolean
  /** Milliseconds to wait, as the gateway requested. */
  retryAfter: number
}

/** One attempt. Only the status of the answer counts: the body differs between vendors. */
async function post(url: string, secret: string, id: string, body: string, milliseconds: number): Promise<'accepted' | Failure> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: webhookHeaders(secret, id, body),
      body,
      // Following a redirect would hand the code to an unconfigured address.
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
