import { log } from '../../api/log'

/** The message could not be sent. The error omits the cause: a provider's answer may quote the recipient. */
export class DeliveryError extends Error {
  constructor() {
    super('A message was not accepted for delivery')
    this.name = 'DeliveryError'
  }
}

/**
 * Logs a provider's failure and returns the error to throw.
 * @param reason a text of our own, with a status code of the provider; never its text, which may quote the recipient
 */
export function undelivered(channel: 'sms' | 'email' | 'outbox', reason: string, attempts: number): DeliveryError {
  log('error', { event: 'undelivered', channel, reason, attempts })
  return new DeliveryError()
}
