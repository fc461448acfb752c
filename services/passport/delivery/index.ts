import { type CodeType, phonePattern } from '../../../src/contract/account'
import type { Locale } from '../../../src/contract/locale'
import type { Env } from '../env'
import { outboxDelivery } from './outbox'
import { smsWebhook } from './sms-webhook'
import { smtpDelivery } from './smtp'

export { DeliveryError } from './failure'

/** A verification code to send. `to` is a phone number or an email address; `locale` is the language of the message. */
export interface OutgoingCode {
  to: string
  type: CodeType
  code: string
  locale: Locale
}

/** An invitation to the desk to send. `link` opens the page that accepts it, and is a secret. */
export interface OutgoingInvitation {
  to: string
  link: string
  locale: Locale
}

/** A channel for messages to phone numbers or email addresses. Its calls throw DeliveryError if a message was not accepted. */
export interface Delivery {
  sendCode(message: OutgoingCode): Promise<void>
  sendInvitation(message: OutgoingInvitation): Promise<void>
}

/** Chooses the channel for a phone number or an email address; undefined if none is configured. */
export type DeliveryTo = (identifier: string) => Delivery | undefined

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
