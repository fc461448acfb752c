import type { CodeType } from '../../src/contract/account'
import type { Locale } from '../../src/contract/locale'
import type { CodeMessage } from '../../src/contract/outbox'
import type { ServiceBinding } from '../api/bindings'

/** How verification codes leave. `to` is a phone number or an e-mail address; `locale` is the language to write in. */
export interface CodeDelivery {
  /** @throws DeliveryError when the message was not accepted */
  send(message: { to: string; type: CodeType; code: string; locale: Locale }): Promise<void>
}

/** The code did not leave. The cause stays out of it: what a provider answers may quote the recipient. */
export class DeliveryError extends Error {
  constructor() {
    super('A verification code was not accepted for delivery')
    this.name = 'DeliveryError'
  }
}

/** A person is waiting at a form, so a provider that has not answered by then has failed. Milliseconds. */
const patience = 10_000

/** Puts codes into the local outbox. A deployed passport has no such binding. */
export function outboxDelivery(outbox: ServiceBinding): CodeDelivery {
  return {
    async send({ to, type, code }) {
      const message: CodeMessage = { to, type, code }
      const accepted = await outbox
        .fetch('http://outbox/codes', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(message),
          signal: AbortSignal.timeout(patience)
        })
        .then(
          (response) => response.ok,
          () => false
        )
      if (!accepted) throw new DeliveryError()
    }
  }
}
