import { html } from 'hono/html'
import type { CodeType } from '../../../src/contract/account'
import { brand } from '../../../src/contract/brand'
import { invitationHours } from '../../../src/contract/desk-people'
import { codeLifetimeSeconds } from '../../../src/contract/limits'
import { m } from '../../../src/paraglide/messages'
import type { OutgoingCode, OutgoingInvitation } from '.'

const minutes = codeLifetimeSeconds / 60

const smsTexts: Readonly<Record<CodeType, typeof m.service_sms_register>> = {
  '1': m.service_sms_register,
  '2': m.service_sms_reset,
  '3': m.service_sms_bind,
  '4': m.service_sms_activate,
  '5': m.service_sms_confirm
}

/** Text message with the purpose of the code, the code and its validity. Short enough for one message in both languages. */
export function smsText({ type, code, locale }: Omit<OutgoingCode, 'to'>): string {
  return smsTexts[type]({ brand, code, minutes }, { locale })
}

const mailTexts: Readonly<
  Record<CodeType, { subject: typeof m.service_mail_subject_register; line: typeof m.service_mail_register }>
> = {
  '1': { subject: m.service_mail_subject_register, line: m.service_mail_register },
  '2': { subject: m.service_mail_subject_reset, line: m.service_mail_reset },
  '3': { subject: m.service_mail_subject_bind, line: m.service_mail_bind },
  '4': { subject: m.service_mail_subject_activate, line: m.service_mail_activate },
  '5': { subject: m.service_mail_subject_confirm, line: m.service_mail_confirm }
}

/** Subject and body of a mail, as text and as HTML. */
export interface MailTexts {
  subject: string
  text: string
  html: string
}

/** The mail with a code. The subject omits the code, because lock screens show it. */
export function mailTextsOf({ type, code, locale }: Omit<OutgoingCode, 'to'>): MailTexts {
  const subject = mailTexts[type].subject({ brand }, { locale })
  const line = mailTexts[type].line({ brand }, { locale })
  const lifetime = m.service_mail_lifetime({ minutes }, { locale })
  // A code of type 5 is requested from within a session, so an unexpected one means that a stranger holds a session.
  const notYou = (type === '5' ? m.service_mail_not_you_inside : m.service_mail_not_you)({}, { locale })
  const page = html`<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><title>${subject}</title></head>
<body>
<p>${line}</p>
<p><strong style="font-size: 1.75em; letter-spacing: .15em">${code}</strong></p>
<p>${lifetime}</p>
<p>${notYou}</p>
<p>${brand}</p>
</body>
</html>`
  return { subject, text: `${line}\n\n${code}\n\n${lifetime}\n${notYou}\n\n${brand}\n`, html: String(page) }
}

/** Text message with an invitation. The link alone is longer than one message, so this is always several. */
export function invitationSms({ link, locale }: Omit<OutgoingInvitation, 'to'>): string {
  return m.service_sms_invitation({ brand, link, hours: invitationHours }, { locale })
}

/** The mail with an invitation. */
export function invitationTexts({ link, locale }: Omit<OutgoingInvitation, 'to'>): MailTexts {
  const subject = m.service_mail_subject_invitation({ brand }, { locale })
  const line = m.service_mail_invitation({ brand }, { locale })
  const lifetime = m.service_mail_invitation_lifetime({ hours: invitationHours }, { locale })
  const notYou = m.service_mail_invitation_not_you({}, { locale })
  const page = html`<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><title>${subject}</title></head>
<body>
<p>${line}</p>
<p><a href="${link}">${link}</a></p>
<p>${lifetime}</p>
<p>${notYou}</p>
<p>${brand}</p>
</body>
</html>`
  return { subject, text: `${line}\n\n${link}\n\n${lifetime}\n${notYou}\n\n${brand}\n`, html: String(page) }
}
