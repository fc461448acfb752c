import { log } from '../../api/log'

/** The message could not be sent. The error omits the cause: a provider's answer may quote the recipient. */
export class DeliveryError extends Error {
  /** @param isAmbiguous whether the message may have been sent: the provider did not answer, or the connection broke off */
  constructor(readonly isAmbiguous: boolean) {
    super('A message was not accepted for delivery')
    this.name = 'DeliveryError'
  }
}

interface Failure {
  /** A text of our own, with a status code of the provider; never its text, which may quote the recipient. */
  reason: string
  attempts: number
  /** See `DeliveryError`. */
  isAmbiguous: boolean
}

/** Logs a provider's failure and returns the error to throw. */
export function undelivered(channel: 'sms' | 'email' | 'outbox', { reason, attempts, isAmbiguous }: Failure): DeliveryError {
  log('error', { event: 'undelivered', channel, reason, attempts })
  return new DeliveryError(isAmbiguous)
}
