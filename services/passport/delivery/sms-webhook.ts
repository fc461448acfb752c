import { postSigned, type WebhookSettings } from '../../api/webhook'
import type { Delivery } from '.'
import { undelivered } from './failure'
import { invitationSms, smsText } from './texts'
import { deliveryTimeout } from './timeout'

const attemptTimeout = 3_000
/** Milliseconds before the second and the third attempt. */
const pauses = [250, 1_000]

/** Sends messages to phone numbers through the gateway: signed, and with the same idempotency key on every attempt. */
export function smsWebhook(gateway: WebhookSettings): Delivery {
  async function send(message: object): Promise<void> {
    const id = crypto.randomUUID()
    const body = JSON.stringify({ id, ...message })
    const deadline = Date.now() + deliveryTimeout
    let isAmbiguous = false
    for (let attempt = 0; ; attempt += 1) {
      const outcome = await postSigned(gateway, id, body, Math.min(attemptTimeout, deadline - Date.now()))
      if (outcome === 'accepted') return
      isAmbiguous ||= outcome.ambiguous
      const pause = Math.max(pauses[attempt] ?? Number.POSITIVE_INFINITY, outcome.retryAfter)
      if (!outcome.temporary || Date.now() + pause >= deadline) {
        throw undelivered('sms', { reason: outcome.reason, attempts: attempt + 1, isAmbiguous })
      }
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  return {
    sendCode: ({ to, type, code, locale }) => send({ to, code, type, locale, text: smsText({ type, code, locale }) }),
    sendInvitation: ({ to, link, locale }) =>
      send({ to, link, type: 'invitation', locale, text: invitationSms({ link, locale }) })
  }
}
