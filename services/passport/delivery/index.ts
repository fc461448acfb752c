import { type CodeType, phonePattern } from '../../../src/contract/account'
import type { Locale } from '../../../src/contract/locale'
import type { Env } from '../env'
import { outboxDelivery } from './outbox'
import { smsWebhook } from './sms-webhook'
import { smtpDelivery } from './smtp'

export { DeliveryError } from './failure'

/** A verification code to send. `to` is a phone number or an e-mail address; `locale` is the language of the message. */
export interface OutgoingCode {
  to: string
  type: CodeType
  code: string
  locale: Locale
}

/** A channel for verification codes. */
export interface CodeDelivery {
  /** @throws DeliveryError if the message was not accepted */
  send(message: OutgoingCode): Promise<void>
}

/** Chooses the channel for a phone number or an e-mail address; undefined if none is configured. */
export type DeliveryTo = (identifier: string) => CodeDelivery | undefined

/**
 * Text messages go to the webhook and mails to the SMTP server. On a developer's machine, the outbox replaces whichever
 * is not configured.
 */
export function chooseDelivery({ sms, smtp, OUTBOX }: Pick<Env, 'sms' | 'smtp' | 'OUTBOX'>): DeliveryTo {
  const outbox = OUTBOX && outboxDelivery(OUTBOX)
  const byPhone = sms ? smsWebhook(sms) : outbox
  const byEmail = smtp ? smtpDelivery(smtp) : outbox
  return (identifier) => (phonePattern.test(identifier) ? byPhone : byEmail)
}
