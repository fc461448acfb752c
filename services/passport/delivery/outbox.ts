import type { CodeMessage } from '../../../src/contract/outbox'
import type { ServiceBinding } from '../../api/bindings'
import type { CodeDelivery } from '.'
import { undelivered } from './failure'

const timeout = 10_000

/** Sends codes to the local outbox. A deployed passport has no such binding. */
export function outboxDelivery(outbox: ServiceBinding): CodeDelivery {
  return {
    async send({ to, type, code }) {
      const message: CodeMessage = { to, type, code }
      const accepted = await outbox
        .fetch('http://outbox/codes', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(message),
          signal: AbortSignal.timeout(timeout)
        })
        .then(
          (response) => response.ok,
          () => false
        )
      if (!accepted) throw undelivered('outbox', 'refused', 1)
    }
  }
}
