import { and, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { chinaDay, chinaMoment } from '../../../src/contract/china-day'
import { writeCsv } from '../../../src/contract/csv'
import {
  exportName,
  type InboxFilters,
  type InquiryKind,
  inquiryKinds,
  inquiryStates,
  maxExported
} from '../../../src/contract/inbox'
import type { Locale } from '../../../src/contract/locale'
import { normalizeTyped } from '../../../src/contract/normalize'
import { kindNames, staffLabel, staffText, stateNames } from '../../../src/messages/inbox-text'
import { m } from '../../../src/paraglide/messages'
import { requestLocale } from '../../api/answer'
import { staffNames } from '../../api/staff'
import { recordAudit } from '../audit'
import { inquiries, inquiryEvents, notifications } from '../db/schema'
import { contains, listing } from '../lists'
import { isOpenInquiry, isOverdueOn } from './conditions'
import type { InboxHandler, InboxParts } from './handler'
import { itemColumns, itemOf } from './inquiry'
import { referenceOf, withReference } from './reference'
import { staffFields, storedValue, submitted, submittedFields, withSubmissions } from './submissions'

/** `GET desk/inbox/list`. Answers 400 (field, `cursor`). */
export function listInquiries({ db }: InboxParts): InboxHandler<'GET /desk/inbox/list'> {
  return async ({ caller, query }) => {
    const filters = conditionOf(query, caller.id)
    const order = orderOf(query)
    const list = listing({ filters, id: inquiries.id, ...order }, query)
    const [rows, [counted]] = await db.batch([
      withSubmissions(db.select(itemColumns).from(inquiries).$dynamic())
        .where(list.where)
        .orderBy(...list.order)
        .limit(list.limit),
      withSubmissions(db.select({ rows: sql<number>`count(*)` }).from(inquiries).$dynamic()).where(filters)
    ])
    return {
      ...list.answer(rows, counted?.rows ?? 0, order.keyOf, (row) => itemOf(row, caller.id)),
      previous: list.previous(rows, order.keyOf)
    }
  }
}

/** Sort key of inquiries without a due day, which come after those with one. */
const noDay = '9999-12-31'

/** Lists of open inquiries are ordered by due day, so overdue ones come first; other lists begin with the newest. */
function orderOf({ state }: InboxFilters) {
  return state === 'all' || state === 'done' || state === 'spam'
    ? {
        scope: 'inbox-latest',
        key: inquiries.createdAt,
        direction: 'desc' as const,
        keyOf: ({ createdAt }: { createdAt: number }) => createdAt
      }
    : {
        scope: 'inbox-due',
        key: sql`coalesce(${inquiries.dueOn}, ${noDay})`,
        direction: 'asc' as const,
        keyOf: ({ dueOn }: { dueOn: string | null }) => dueOn ?? noDay
      }
}

function conditionOf({ kind, state, assignee, due, q }: InboxFilters, account: string): SQL | undefined {
  return and(
    kind && eq(inquiries.kind, kind),
    state === 'all' ? undefined : state === 'open' ? isOpenInquiry : eq(inquiries.state, state),
    assignee === undefined ? undefined : assignedTo(assignee, account),
    due && isOverdueOn(chinaDay(Date.now())),
    q === '' ? undefined : matching(q)
  )
}

const assignedTo = (assignee: string, account: string): SQL =>
  assignee === 'none' ? isNull(inquiries.assignee) : eq(inquiries.assignee, assignee === 'me' ? account : assignee)

/**
 * Contact, company and ticket that contain the text, a phone number in any notation, and the inquiry with that number, also with
 * the sequential number, which visitors were told earlier.
 */
function matching(text: string): SQL | undefined {
  const { name, company, phone, email, ticket } = submitted
  const digits = normalizeTyped('phone', text)
  const number = /^#?(\d{1,10})$/.exec(text)?.[1]
  return or(
    ...[name, company, phone, email, ticket].map((column) => contains(column, text)),
    /^\+?\d+$/.test(digits) ? contains(phone, digits) : undefined,
    withReference(text),
    number === undefined ? undefined : eq(inquiries.id, Number(number))
  )
}

/** Maximum number of failed notifications in the overview. */
const maxFailed = 50

/** `GET desk/inbox/overview`: numbers of inquiries by kind and state, overdue ones, the caller's own, and failed notifications. */
export function showOverview({ db }: InboxParts): InboxHandler<'GET /desk/inbox/overview'> {
  return async ({ caller }) => {
    const count = sql<number>`count(*)`
    const [counts, [overdue], [mine], failed] = await db.batch([
      db.select({ kind: inquiries.kind, state: inquiries.state, count }).from(inquiries).groupBy(inquiries.kind, inquiries.state),
      db
        .select({ count })
        .from(inquiries)
        .where(isOverdueOn(chinaDay(Date.now()))),
      db
        .select({ count })
        .from(inquiries)
        .where(and(isOpenInquiry, eq(inquiries.assignee, caller.id))),
      db
        .select({
          notification: notifications,
          inquiry: sql<number | null>`${inquiries.id}`.as('inquiry_id'),
          kind: sql<InquiryKind | null>`${inquiries.kind}`.as('inquiry_kind'),
          about: sql<string | null>`${inquiries.subject}`.as('inquiry_subject')
        })
        .from(notifications)
        .leftJoin(
          inquiryEvents,
          and(eq(notifications.subject, 'reply'), eq(notifications.reference, sql`CAST(${inquiryEvents.id} AS TEXT)`))
        )
        .leftJoin(
          inquiries,
          or(
            eq(inquiries.id, inquiryEvents.inquiry),
            and(eq(notifications.subject, 'inquiry'), eq(notifications.reference, sql`CAST(${inquiries.id} AS TEXT)`))
          )
        )
        .where(isNotNull(notifications.failedAt))
        .orderBy(desc(notifications.failedAt))
        .limit(maxFailed)
    ])
    const place = ({ kind, state }: (typeof counts)[number]) =>
      inquiryKinds.indexOf(kind) * inquiryStates.length + inquiryStates.indexOf(state)
    return {
      counts: counts.toSorted((a, b) => place(a) - place(b)),
      overdue: overdue?.count ?? 0,
      mine: mine?.count ?? 0,
      failed: failed.map(({ notification: { id, subject, channel, attempts, failure, createdAt }, inquiry, kind, about }) => ({
        id,
        subject,
        channel,
        inquiry,
        reference: kind === null || about === null ? null : referenceOf({ kind, subject: about }),
        attempts,
        failure: failure ?? '',
        createdAt: new Date(createdAt).toISOString()
      }))
    }
  }
}

/** The order of the fields in an export, which staff know; those of later fields follow. */
const firstFields = ['name', 'company', 'position', 'phone', 'email', 'city', 'industry', 'edition', 'wants']
const exportedFields = [...staffFields].flatMap(([name, { staff }]) => (staff === 'title' || staff === 'fact' ? [name] : []))
const fieldsInOrder = [...new Set([...firstFields, ...exportedFields])]

/** Names of the columns of an export, in their order: those of the desk for values that it shows too. */
const headings = [
  m.service_export_number,
  m.desk_inbox_kind,
  m.desk_inbox_state,
  m.service_export_created,
  m.service_export_due,
  ...fieldsInOrder.map(staffLabel),
  m.desk_inbox_ticket,
  m.desk_inbox_words,
  m.desk_inbox_assignee,
  m.service_export_replied,
  m.service_export_reply
]

/** A column of the last reply to an inquiry; an erasure empties its text. */
const lastReply = <Value>(column: typeof inquiryEvents.text | typeof inquiryEvents.at) => sql<Value | null>`(
  SELECT ${column} FROM ${inquiryEvents}
  WHERE ${inquiryEvents.inquiry} = ${inquiries.id} AND ${inquiryEvents.kind} = 'reply'
  ORDER BY ${inquiryEvents.id} DESC LIMIT 1
)`

/**
 * `POST desk/inbox/export` (JSON): the filtered list as a CSV file, in the order of the list and `maxExported` rows at most. The
 * file's name says if there are more. The audit log keeps who exported how many by which filters, without the searched text, which
 * may be a name. Moments are in China's time. Answers 400 (field), 503 while passport, which names the assignees, is unavailable.
 */
export function exportInquiries({ db, passport }: InboxParts): InboxHandler<'POST /desk/inbox/export'> {
  return async ({ c, caller, body, arrivedAt }) => {
    const locale = requestLocale(c)
    const list = listing({ filters: conditionOf(body, caller.id), id: inquiries.id, ...orderOf(body) }, { size: maxExported })
    const names = await staffNames(c, passport)
    const { id, kind, subject, state, createdAt, dueOn, assignee } = inquiries
    const { ticket, words } = submitted
    const found = await withSubmissions(
      db
        .select({
          ...{ id, kind, subject, state, createdAt, dueOn, assignee },
          ...{ ticket, words, fields: submittedFields },
          reply: lastReply<string>(inquiryEvents.text),
          repliedAt: lastReply<number>(inquiryEvents.at)
        })
        .from(inquiries)
        .$dynamic()
    )
      .where(list.where)
      .orderBy(...list.order)
      // One more than the file has, to find out whether it is complete.
      .limit(list.limit)
    const rows = found.slice(0, maxExported)
    const { q, ...filters } = body
    await recordAudit(db, {
      actor: caller.id,
      action: 'inquiries-exported',
      subject: 'inbox',
      detail: { ...withoutMissing(filters), searched: q === '' ? 'no' : 'yes', rows: rows.length },
      at: arrivedAt
    })
    const file = writeCsv([
      headings.map((heading) => heading({}, { locale })),
      ...rows.map((row) => [
        referenceOf(row),
        kindNames[row.kind]({}, { locale }),
        stateNames[row.state]({}, { locale }),
        chinaMoment(row.createdAt),
        orEmpty(row.dueOn),
        ...fieldsInOrder.map((name) => cellOf(name, row.fields[name] ?? null, locale)),
        ...[row.ticket, row.words].map(orEmpty),
        row.assignee === null ? '' : (names.get(row.assignee) ?? m.desk_former_colleague({}, { locale })),
        row.repliedAt === null ? '' : chinaMoment(row.repliedAt),
        orEmpty(row.reply)
      ])
    ])
    return new Response(file, {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${exportName(chinaDay(arrivedAt), found.length > maxExported)}"`
      }
    })
  }
}

/** The text of a field in an export. */
function cellOf(name: string, text: string | null, locale: Locale): string {
  const field = staffFields.get(name)
  return field ? staffText(name, storedValue(field, text), locale) : ''
}

const orEmpty = (text: string | null) => text ?? ''

const withoutMissing = (filters: Omit<InboxFilters, 'q'>) =>
  Object.fromEntries(Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
