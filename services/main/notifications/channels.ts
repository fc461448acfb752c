import type { ServiceBinding } from '../../api/bindings'
import { composeMail, isPlainAddress, type OutgoingMail, type SmtpSettings, sendMail } from '../../api/smtp'
import { postSigned, type WebhookSettings } from '../../api/webhook'
import type { Env } from '../env'

/** Milliseconds of one attempt. Nobody waits for it, but a run of the job attempts many. */
const attemptTimeout = 10_000

/** Reason for which a target did not accept a message. */
interface DeliveryFailure {
  /** A text of ours, with the target's status; never its text, which may quote a recipient. */
  reason: string
  /** No later attempt can succeed. */
  isFinal: boolean
  /** Milliseconds to wait, as the target requested. */
  retryAfter: number
}

export type Outcome = 'delivered' | DeliveryFailure

/** A message to staff. */
export interface Notice {
  /** Id of the notification, the same for every attempt. */
  id: string
  /** For a mail. */
  subject: string
  text: string
  /** For the webhook. */
  body: { event: string; [detail: string]: unknown }
}

/** A way to tell staff something. */
export interface Channel {
  name: 'email' | 'webhook'
  /** One attempt. Never throws. */
  tell: (notice: Notice) => Promise<Outcome>
}

/** One attempt to send a mail. Never throws. */
type Mailer = (mail: OutgoingMail & { id: string }) => Promise<Outcome>

/** The configured channels to staff and to visitors. */
export interface Channels {
  /** Each of them gets every message. */
  staff: readonly Channel[]
  /** Sends mails to visitors; undefined without a mail server. */
  mailer: Mailer | undefined
}

/** Recipient of messages to staff in the outbox. */
const localRecipient = 'staff@galaxy.example'

/**
 * Chooses the channels by configuration. On a developer's machine the outbox takes the mails, and the messages to staff if no
 * channel is configured for them.
 */
export function chooseChannels({
  smtp,
  webhook,
  NOTIFY_EMAIL,
  OUTBOX
}: Pick<Env, 'smtp' | 'webhook' | 'NOTIFY_EMAIL' | 'OUTBOX'>): Channels {
  const mailer = smtp ? smtpMailer(smtp) : OUTBOX && outboxMailer(OUTBOX)
  const to = NOTIFY_EMAIL || (OUTBOX && !webhook ? localRecipient : '')
  return {
    staff: [...(mailer && to ? [emailChannel(mailer, to)] : []), ...(webhook ? [webhookChannel(webhook)] : [])],
    mailer
  }
}

const emailChannel = (mailer: Mailer, to: string): Channel => ({
  name: 'email',
  tell: ({ id, subject, text }) => mailer({ id, to, subject, text })
})

const webhookChannel = (webhook: WebhookSettings): Channel => ({
  name: 'webhook',
  tell: async ({ id, body }) => {
    const outcome = await postSigned(webhook, id, JSON.stringify({ id, ...body }), attemptTimeout)
    // The operator may have to correct a wrong secret or address, so no refusal is final.
    return outcome === 'accepted' ? 'delivered' : { reason: outcome.reason, isFinal: false, retryAfter: outcome.retryAfter }
  }
})

/**
 * Sends mails with the notification's id in the `Message-ID`. A mail that the server may have accepted is sent again: mailboxes
 * show a second mail with the same `Message-ID` once, and a lost one not at all.
 */
const smtpMailer =
  (settings: SmtpSettings): Mailer =>
  async (mail) => {
    if (!isPlainAddress(mail.to)) return { reason: 'address', isFinal: true, retryAfter: 0 }
    const outcome = await sendMail(settings, await composeMail(mail, settings.from), attemptTimeout)
    if (outcome === 'accepted') return 'delivered'
    // Only a refusal of this mail is final: the operator can correct a refused login.
    return { reason: outcome.reason, isFinal: !outcome.temporary && outcome.stage === 'send', retryAfter: 0 }
  }

/** Sends mails to the local outbox. A deployed main has no such binding. */
const outboxMailer =
  (outbox: ServiceBinding): Mailer =>
  async ({ to, subject, text }) => {
    const accepted = await outbox
      .fetch('http://outbox/messages', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ to, subject, text }),
        signal: AbortSignal.timeout(attemptTimeout)
      })
      .then(
        (response) => response.ok,
        () => false
      )
    return accepted ? 'delivered' : { reason: 'refused by the outbox', isFinal: false, retryAfter: 0 }
  }
