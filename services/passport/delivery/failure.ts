import { log } from '../../api/log'

/** The code did not leave. The cause stays out of it: what a provider answers may quote the recipient. */
export class DeliveryError extends Error {
  constructor() {
    super('A verification code was not accepted for delivery')
    this.name = 'DeliveryError'
  }
}

/**
 * Tells the operator that a provider fails, and returns what to throw.
 * @param reason one of our own words, with a status code of the provider; never its text, which may quote the recipient
 */
export function undelivered(channel: 'sms' | 'email' | 'outbox', reason: string, attempts: number): DeliveryError {
  log('error', { event: 'undelivered', channel, reason, attempts })
  return new DeliveryError()
}
