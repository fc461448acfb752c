import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import { type Inquiry, type InquiryItem, type InquirySubmission, openStates } from '../../../src/contract/inbox'
import { m } from '../../../src/paraglide/messages'
import { Refusal } from '../../api/answer'
import { consultations, downloadRecords, inquiries, inquiryEvents, notifications, partnerRequests, surveys } from '../db/schema'
import { chinaDay } from '../working-days'
import { submitted, withSubmissions } from './submissions'

/** Characters of an excerpt. */
const excerptLength = 160

/** The columns of an inquiry in a list. */
export const itemColumns = {
  id: inquiries.id,
  kind: inquiries.kind,
  state: inquiries.state,
  assignee: inquiries.assignee,
  dueOn: inquiries.dueOn,
  createdAt: inquiries.createdAt,
  erasedAt: inquiries.erasedAt,
  name: submitted.name,
  company: submitted.company,
  email: submitted.email,
  ticket: submitted.ticket,
  excerpt: sql<string | null>`substr(${submitted.words}, 1, ${excerptLength})`
}

type ItemRow = Pick<typeof inquiries.$inferSelect, 'id' | 'kind' | 'state' | 'assignee' | 'dueOn' | 'createdAt' | 'erasedAt'> &
  Record<'name' | 'company' | 'email' | 'ticket' | 'excerpt', string | null>

const moment = (milliseconds: number) => new Date(milliseconds).toISOString()
const isOpen = (state: InquiryItem['state']) => openStates.some((open) => open === state)

/** Whether an inquiry is overdue on the day, `2026-03-31`. */
export const isOverdueOn = (day: string) => and(inArray(inquiries.state, [...openStates]), lt(inquiries.dueOn, day))

export function itemOf({ erasedAt, createdAt, excerpt, ...row }: ItemRow, account: string): InquiryItem {
  return {
    ...row,
    isMine: row.assignee === account,
    isOverdue: isOpen(row.state) && row.dueOn !== null && row.dueOn < chinaDay(Date.now()),
    createdAt: moment(createdAt),
    excerpt: excerpt ?? '',
    isErased: erasedAt !== null
  }
}

/** Most files of a download. */
const maxFiles = 50

/**
 * The inquiry with its submission and history, as the account sees it.
 * @throws Refusal 404 (`id`)
 */
export async function readInquiry(
  db: DrizzleD1Database,
  id: number,
  { account, canMail }: { account: string; canMail: boolean }
): Promise<Inquiry> {
  const files = db
    .select({
      kind: downloadRecords.kind,
      entry: downloadRecords.entryId,
      file: downloadRecords.fileKey,
      at: downloadRecords.createdAt
    })
    .from(downloadRecords)
    .where(
      inArray(
        downloadRecords.consent,
        db
          .select({ consent: downloadRecords.consent })
          .from(downloadRecords)
          .innerJoin(inquiries, and(eq(inquiries.kind, 'download'), eq(inquiries.subject, downloadRecords.id)))
          .where(eq(inquiries.id, id))
      )
    )
    .orderBy(asc(downloadRecords.createdAt))
    .limit(maxFiles)
  const [[found], events, downloaded] = await db.batch([
    withSubmissions(
      db
        .select({
          ...itemColumns,
          revision: inquiries.revision,
          changedAt: inquiries.changedAt,
          locale: inquiries.locale,
          outcome: inquiries.outcome,
          consultation: consultations,
          partner: partnerRequests,
          survey: surveys,
          download: downloadRecords
        })
        .from(inquiries)
        .$dynamic()
    ).where(eq(inquiries.id, id)),
    db
      .select({
        event: inquiryEvents,
        deliveredAt: notifications.deliveredAt,
        failedAt: notifications.failedAt,
        mail: notifications.id
      })
      .from(inquiryEvents)
      .leftJoin(
        notifications,
        and(
          eq(notifications.channel, 'email'),
          eq(notifications.subject, 'reply'),
          eq(notifications.reference, sql`CAST(${inquiryEvents.id} AS TEXT)`)
        )
      )
      .where(eq(inquiryEvents.inquiry, id))
      .orderBy(asc(inquiryEvents.id)),
    files
  ])
  if (!found) throw new Refusal(404, m.service_inquiry_unknown, { field: 'id' })
  const { consultation, partner, survey, download, revision, changedAt, locale, outcome, ...item } = found
  const submission = submissionOf({
    consultation,
    partner,
    survey,
    download,
    files: downloaded.map(({ at, ...file }) => ({ ...file, at: moment(at) }))
  })
  return {
    ...itemOf(item, account),
    revision,
    changedAt: moment(changedAt),
    locale,
    outcome,
    submission,
    isMailable: canMail && item.email !== null,
    history: events.map(({ event: { inquiry: _, at, ...event }, mail, deliveredAt, failedAt }) => ({
      ...event,
      at: moment(at),
      isMine: event.actor === account,
      delivery: mail === null ? null : deliveredAt !== null ? 'delivered' : failedAt !== null ? 'failed' : 'waiting'
    }))
  }
}

interface Submissions {
  consultation: typeof consultations.$inferSelect | null
  partner: typeof partnerRequests.$inferSelect | null
  survey: typeof surveys.$inferSelect | null
  download: typeof downloadRecords.$inferSelect | null
  files: Extract<InquirySubmission, { kind: 'download' }>['files']
}

/** The one submission that an inquiry is about. */
function submissionOf({ consultation, partner, survey, download, files }: Submissions): InquirySubmission {
  if (consultation) {
    const { name, phone, email, industry, questions, edition } = consultation
    return { kind: 'consultation', name, phone, email, industry, questions, edition }
  }
  if (partner) {
    const { name, phone, email, company, position, city, needs, wants } = partner
    return { kind: 'partner', name, phone, email, company, position, city, needs, wants }
  }
  if (survey) {
    const { ticket, version, documentId: document, locale: documentLocale, reasons, description, email } = survey
    return { kind: 'feedback', ticket, version, document, documentLocale, reasons, description, email: email ?? '' }
  }
  if (download) {
    const { name, phone, email, industry } = download
    return { kind: 'download', name: name ?? '', phone: phone ?? '', email: email ?? '', industry: industry ?? '', files }
  }
  throw new Error('An inquiry has no submission')
}
