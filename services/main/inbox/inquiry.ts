import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import * as v from 'valibot'
import { chinaDay } from '../../../src/contract/china-day'
import {
  type Inquiry,
  type InquiryItem,
  type InquirySubmission,
  inquirySubmissionSchema,
  openStates
} from '../../../src/contract/inbox'
import { m } from '../../../src/paraglide/messages'
import { Refusal } from '../../api/answer'
import { momentOf } from '../../api/moment'
import { downloadRecords, inquiries, inquiryEvents, notifications, surveys } from '../db/schema'
import { referenceOf } from './reference'
import { staffFieldsOf, storedValue, submitted, submittedFields, withSubmissions } from './submissions'

/** Characters of an excerpt. */
const excerptLength = 160

/** The columns of an inquiry in a list. */
export const itemColumns = {
  id: inquiries.id,
  kind: inquiries.kind,
  subject: inquiries.subject,
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

type ItemRow = Pick<
  typeof inquiries.$inferSelect,
  'id' | 'kind' | 'subject' | 'state' | 'assignee' | 'dueOn' | 'createdAt' | 'erasedAt'
> &
  Record<'name' | 'company' | 'email' | 'ticket' | 'excerpt', string | null>

const isOpenState = (state: InquiryItem['state']) => openStates.some((open) => open === state)

export function itemOf(row: ItemRow, account: string): InquiryItem {
  const { id, kind, state, assignee, dueOn, createdAt, erasedAt, name, company, email, ticket, excerpt } = row
  return {
    ...{ id, kind, state, assignee, dueOn, name, company, email, ticket },
    reference: referenceOf(row),
    isMine: assignee === account,
    isOverdue: isOpenState(state) && dueOn !== null && dueOn < chinaDay(Date.now()),
    createdAt: momentOf(createdAt),
    excerpt: excerpt ?? '',
    isErased: erasedAt !== null
  }
}

/** Maximum number of files of a download. */
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
  const filesOfConsent = db
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
          version: surveys.version,
          document: surveys.documentId,
          fields: submittedFields
        })
        .from(inquiries)
        .$dynamic()
    ).where(eq(inquiries.id, id)),
    db
      .select({
        event: inquiryEvents,
        deliveredAt: notifications.deliveredAt,
        failedAt: notifications.failedAt,
        mail: sql<string | null>`${notifications.id}`.as('mail')
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
    filesOfConsent
  ])
  if (!found) throw new Refusal(404, m.service_inquiry_unknown, { field: 'id' })
  const { revision, changedAt, locale, outcome, ...row } = found
  const files = downloaded.map(({ at, ...file }) => ({ ...file, at: momentOf(at) }))
  return {
    ...itemOf(row, account),
    revision,
    changedAt: momentOf(changedAt),
    locale,
    outcome,
    submission: submissionOf({ ...row, locale, files }),
    isMailable: canMail && row.email !== null,
    history: events.map(({ event: { inquiry: _, at, ...event }, mail, deliveredAt, failedAt }) => ({
      ...event,
      at: momentOf(at),
      isMine: event.actor === account,
      delivery: mail === null ? null : deliveredAt !== null ? 'delivered' : failedAt !== null ? 'failed' : 'waiting'
    }))
  }
}

interface SubmissionRow extends Pick<typeof inquiries.$inferSelect, 'kind' | 'locale'> {
  fields: Readonly<Record<string, string | null>>
  ticket: string | null
  version: string | null
  document: string | null
  files: Extract<InquirySubmission, { kind: 'download' }>['files']
}

/** The submission that an inquiry is about. */
function submissionOf({ kind, locale, fields, ticket, version, document, files }: SubmissionRow): InquirySubmission {
  const seen = staffFieldsOf(kind).map(([name, field]) => [name, storedValue(field, fields[name] ?? null)])
  const about = { ticket: ticket ?? '', version: version ?? '', document: document ?? '', documentLocale: locale }
  // The schema drops the properties that the kind does not have.
  return v.parse(inquirySubmissionSchema, { kind, ...about, files, ...Object.fromEntries(seen) })
}
