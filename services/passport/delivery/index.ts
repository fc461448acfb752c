import { type CodeType, phonePattern } from '../../../src/contract/account'
import type { Locale } from '../../../src/contract/locale'
import type { Env } from '../env'
import { outboxDelivery } from './outbox'
import { smsWebhook } from './sms-webhook'
import { smtpDelivery } from './smtp'

export { DeliveryError } from './failure'

/** A verification code to be sent. `to` is a phone number or an e-mail address; `locale` is the language to write in. */
export interface OutgoingCode {
  to: string
  type: CodeType
  code: string
  locale: Locale
}

/** How verification codes leave. */
export interface CodeDelivery {
  /** @throws DeliveryError when the message was not accepted */
  send(message: OutgoingCode): Promise<void>
}

/** Finds what takes a code to this phone number or e-mail address; undefined where nothing is configured for it. */
export type DeliveryTo = (identifier: string) => CodeDelivery | undefined

/** Text messages go to the webhook, mails to the SMTP server; to the outbox what has neither, on a developer's machine. */
export function chooseDelivery({ sms, smtp, OUTBOX }: Pick<Env, 'sms' | 'smtp' | 'OUTBOX'>): DeliveryTo {
  const outbox = OUTBOX && outboxDelivery(OUTBOX)
  const byPhone = sms ? smsWebhook(sms) : outbox
  const byEmail = smtp ? smtpDelivery(smtp) : outbox
  return (identifier) => (phonePattern.test(identifier) ? byPhone : byEmail)
}
