import { composeMail, isPlainAddress, type MailFailure, type SmtpSettings, sendMail } from '../../api/smtp'
import type { Delivery } from '.'
import { undelivered } from './failure'
import { invitationTexts, type MailTexts, mailTextsOf } from './texts'
import { deliveryTimeout } from './timeout'

const pause = 500
/** With less time left, a second attempt cannot succeed. */
const minAttemptTime = 2_000

/** After an interruption during the transfer the mail may have been accepted, and a retry would send it twice. */
const mayRetry = ({ temporary, ambiguous }: MailFailure) => temporary && !ambiguous

const refused = ({ reason, ambiguous }: MailFailure, attempts: number) =>
  undelivered('email', { reason, attempts, isAmbiguous: ambiguous })

/** Sends messages to email addresses. A temporary failure is retried once, unless the server may have accepted the mail. */
export function smtpDelivery(settings: SmtpSettings): Delivery {
  async function send(to: string, texts: MailTexts): Promise<void> {
    if (!isPlainAddress(to)) throw undelivered('email', { reason: 'address', attempts: 0, isAmbiguous: false })
    const mail = await composeMail({ to, ...texts }, settings.from)
    const deadline = Date.now() + deliveryTimeout
    const first = await sendMail(settings, mail, deliveryTimeout)
    if (first === 'accepted') return
    const left = deadline - Date.now() - pause
    if (!mayRetry(first) || left < minAttemptTime) throw refused(first, 1)
    await new Promise((resolve) => setTimeout(resolve, pause))
    const second = await sendMail(settings, mail, left)
    if (second !== 'accepted') throw refused(second, 2)
  }
  return {
    sendCode: ({ to, ...code }) => send(to, mailTextsOf(code)),
    sendInvitation: ({ to, ...invitation }) => send(to, invitationTexts(invitation))
  }
}
