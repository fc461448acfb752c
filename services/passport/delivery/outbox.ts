import type { CodeMessage, OutboxMessage } from '../../../src/contract/outbox'
import type { ServiceBinding } from '../../api/bindings'
import type { Delivery } from '.'
import { undelivered } from './failure'
import { invitationSms, invitationTexts } from './texts'

const timeout = 10_000

/** Sends messages to the local outbox. A deployed passport has no such binding. */
export function outboxDelivery(outbox: ServiceBinding): Delivery {
  async function post(path: '/codes' | '/messages', message: CodeMessage | OutboxMessage): Promise<void> {
    const accepted = await outbox
      .fetch(`http://outbox${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(message),
        signal: AbortSignal.timeout(timeout)
      })
      .then(
        (response) => response.ok,
        () => false
      )
    if (!accepted) throw undelivered('outbox', { reason: 'refused', attempts: 1, isAmbiguous: false })
  }
  return {
    sendCode: ({ to, type, code }) => post('/codes', { to, type, code }),
    sendInvitation({ to, ...invitation }) {
      const { subject, text } = invitationTexts(invitation)
      // A phone gets the words of a text message, as from the gateway of a deployment.
      return post('/messages', { to, subject, text: to.includes('@') ? text : invitationSms(invitation) })
    }
  }
}
