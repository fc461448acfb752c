import { asc, count, eq } from 'drizzle-orm'
import { brand } from '../../../src/contract/brand'
import { chinaMoment } from '../../../src/contract/china-day'
import { deskAddress, deskLink } from '../../../src/contract/desk-pages'
import { type Locale, locales } from '../../../src/contract/locale'
import { kindNames } from '../../../src/messages/inbox-text'
import { m } from '../../../src/paraglide/messages'
import { inquiries, inquiryEvents } from '../db/schema'
import { isOverdueOn } from '../inbox/conditions'
import { referenceOf } from '../inbox/reference'
import { submitted, withSubmissions } from '../inbox/submissions'
import type { Notice, Outcome } from './channels'
import type { Delivery, Notification } from './delivery'
import { entrySubject, waitingEntry } from './entry-notice'

/*
 * Texts of notifications. They are read when a notification is sent: the outbox has no copy of a text or an address. Staff get the
 * number of the inquiry and a link to it, not the visitor's text.
 */

/** One attempt to deliver the notification. */
export async function attempt(delivery: Delivery, notification: Notification): Promise<Outcome> {
  if (notification.subject === 'reply') return sendReply(delivery, notification)
  const channel = delivery.channels.staff.find(({ name }) => name === notification.channel)
  if (!channel) return { reason: 'not configured', isFinal: false, retryAfter: 0 }
  const notice = await noticeOf(delivery, notification)
  return notice ? channel.tell(notice) : 'delivered'
}

function noticeOf(delivery: Delivery, notification: Notification): Promise<Notice | undefined> {
  switch (notification.subject) {
    case 'submitted':
    case 'returned':
      return entryNotice(delivery, notification, notification.subject)
    case 'digest':
      return digest(delivery, notification)
    default:
      return inquiryNotice(delivery, notification)
  }
}

/** A text for staff, who may read either language: both, the original first. */
const both = (text: (locale: Locale) => string, between: string): string => locales.map(text).join(between)

async function inquiryNotice({ db, siteOrigin }: Delivery, { id, reference }: Notification): Promise<Notice | undefined> {
  const [row] = await db
    .select()
    .from(inquiries)
    .where(eq(inquiries.id, Number(reference)))
  if (!row) return undefined
  const { kind, dueOn, createdAt } = row
  const link = deskLink(siteOrigin, deskAddress.inquiry(row.id))
  const subject = (locale: Locale) =>
    m.service_notice_inquiry({ number: referenceOf(row), kind: kindNames[kind]({}, { locale }) }, { locale })
  const text = (locale: Locale) => {
    const lines = [
      subject(locale),
      ...(dueOn === null ? [] : [m.service_notice_due({ day: dueOn }, { locale })]),
      m.service_notice_open({ link }, { locale })
    ]
    return lines.join('\n')
  }
  return {
    id,
    subject: both(subject, ' / '),
    text: `${both(text, '\n\n')}\n`,
    body: {
      event: 'inquiry.created',
      inquiry: { id: row.id, reference: referenceOf(row), kind, createdAt: chinaMoment(createdAt), dueOn, link }
    }
  }
}

/** An entry that waits for a reviewer, or for its author; undefined if it no longer waits for either. */
async function entryNotice(
  { db, siteOrigin }: Delivery,
  { id, reference }: Notification,
  what: 'submitted' | 'returned'
): Promise<Notice | undefined> {
  const entry = await waitingEntry(db, what, reference)
  if (!entry) return undefined
  const link = deskLink(siteOrigin, deskAddress.entry(entry.kind, entry.id))
  const subject = (locale: Locale) => entrySubject(what, entry.title, locale)
  const text = (locale: Locale) => [subject(locale), m.service_notice_open({ link }, { locale })].join('\n')
  return {
    id,
    subject: both(subject, ' / '),
    text: `${both(text, '\n\n')}\n`,
    body: { event: `entry.${what}`, entry: { ...entry, link } }
  }
}

/** Maximum number of inquiries that a digest names. */
const digestLength = 100

/** The inquiries that are overdue by the day of the digest; undefined if none is overdue any more. */
async function digest({ db, siteOrigin }: Delivery, { id, reference: day }: Notification): Promise<Notice | undefined> {
  const [rows, [counted]] = await db.batch([
    db
      .select({ id: inquiries.id, kind: inquiries.kind, subject: inquiries.subject, dueOn: inquiries.dueOn })
      .from(inquiries)
      .where(isOverdueOn(day))
      .orderBy(asc(inquiries.dueOn), asc(inquiries.id))
      .limit(digestLength),
    db.select({ total: count() }).from(inquiries).where(isOverdueOn(day))
  ])
  if (rows.length === 0) return undefined
  const { total } = counted ?? { total: rows.length }
  const unlisted = total - rows.length
  const link = deskLink(siteOrigin, deskAddress.overdue)
  const subject = (locale: Locale) => m.service_notice_digest({ count: total, day }, { locale })
  const text = (locale: Locale) => {
    const lines = rows.map((row) =>
      m.service_notice_overdue(
        { number: referenceOf(row), kind: kindNames[row.kind]({}, { locale }), day: row.dueOn ?? '' },
        { locale }
      )
    )
    if (unlisted > 0) lines.push(m.service_notice_unlisted({ count: unlisted }, { locale }))
    return [subject(locale), ...lines, m.service_notice_open({ link }, { locale })].join('\n')
  }
  return {
    id,
    subject: both(subject, ' / '),
    text: `${both(text, '\n\n')}\n`,
    body: { event: 'inquiries.overdue', day, total, inquiries: rows.map(({ subject: _, ...row }) => row), link }
  }
}

/** Mails a reply to the visitor, in the language of the page from which they wrote. */
async function sendReply({ db, channels: { mailer } }: Delivery, { id, reference }: Notification): Promise<Outcome> {
  if (!mailer) return { reason: 'not configured', isFinal: false, retryAfter: 0 }
  const [row] = await withSubmissions(
    db
      .select({
        subject: inquiries.subject,
        kind: inquiries.kind,
        locale: inquiries.locale,
        to: submitted.email,
        words: submitted.words,
        text: inquiryEvents.text
      })
      .from(inquiries)
      .$dynamic()
  )
    .innerJoin(inquiryEvents, eq(inquiryEvents.inquiry, inquiries.id))
    .where(eq(inquiryEvents.id, Number(reference)))
  // Erased between the claim and this attempt.
  if (!row?.to || row.text === null) return 'delivered'
  const { kind, locale, to, words, text } = row
  const number = referenceOf(row)
  const subject = m.service_reply_subject({ brand, kind: kindNames[kind]({}, { locale }), number }, { locale })
  const footer = m.service_reply_footer({ brand, number }, { locale })
  const signature = m.service_reply_signature({ brand }, { locale })
  const parts = [text, signature, footer, ...(words ? [`${m.service_reply_quote({}, { locale })}\n${quoted(words)}`] : [])]
  return mailer({ id, to, subject, text: `${parts.join('\n\n')}\n`, isPersonal: true })
}

/** Each line as mails quote it. */
const quoted = (words: string): string =>
  words
    .split(/\r?\n/)
    .map((line) => `> ${line}`)
    .join('\n')
