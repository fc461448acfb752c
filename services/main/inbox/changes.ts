import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { FeedbackOutcome, Inquiry, InquiryState } from '../../../src/contract/inbox'
import type { TicketState } from '../../../src/contract/survey'
import { m } from '../../../src/paraglide/messages'
import { Refusal } from '../../api/answer'
import { isStaff } from '../../api/staff'
import { recordAudit } from '../audit'
import { inquiries, inquiryEvents, notifications, surveys } from '../db/schema'
import { deliverAfterAnswer } from '../notifications/delivery'
import { queueNotification } from '../notifications/queue'
import { eraseInquiries, needsErasing } from './erase'
import type { InboxHandler, InboxParts } from './handler'
import { readInquiry } from './inquiry'

/*
 * The calls that change an inquiry, with optimistic locking: the caller states the revision that the page shows, every statement
 * of the batch requires that revision, and the last one increments it. Of two concurrent changes, one is applied in full and the
 * other not at all.
 */

interface Stated {
  id: number
  revision: number
}

/** Condition that the inquiry exists and is not erased. */
const isOpenToChanges = (id: number) => and(eq(inquiries.id, id), isNull(inquiries.erasedAt))

/** Condition that the inquiry has the stated revision and is not erased. */
const isCurrent = ({ id, revision }: Stated) => and(isOpenToChanges(id), eq(inquiries.revision, revision))

/** The same condition for statements on other tables. */
const isUnchanged = (stated: Stated) => sql`EXISTS (SELECT 1 FROM ${inquiries} WHERE ${isCurrent(stated)})`

type Event = Pick<typeof inquiryEvents.$inferInsert, 'kind' | 'assignee' | 'state' | 'text' | 'isPublished'> & {
  inquiry: number
  actor: string
  at: number
}

/** Statement that adds a history event if the condition holds. */
const addEvent = (db: DrizzleD1Database, event: Event, condition: SQL) => {
  const { inquiry, at, actor, kind, assignee = null, state = null, text = null, isPublished = false } = event
  return db
    .insert(inquiryEvents)
    .select(
      sql`SELECT NULL, ${inquiry}, ${at}, ${actor}, ${kind}, ${assignee}, ${state}, ${text}, ${Number(isPublished)} WHERE ${condition}`
    )
}

/** Statement that applies the change and increments the revision. */
const change = (
  db: DrizzleD1Database,
  stated: Stated,
  at: number,
  columns: { state?: SQL | InquiryState; assignee?: SQL | string | null; outcome?: FeedbackOutcome | null }
) =>
  db
    .update(inquiries)
    .set({ ...columns, changedAt: at, revision: sql`${inquiries.revision} + 1` })
    .where(isCurrent(stated))
    .returning({ id: inquiries.id })

/** The inquiry as shown to the caller. */
const shown = ({ db, delivery }: InboxParts, id: number, account: string): Promise<Inquiry> =>
  readInquiry(db, id, { account, canMail: delivery.channels.mailer !== undefined })

/** The inquiry after a change. @throws Refusal 409 with the current inquiry if it is erased or has changed, 404 (`id`) */
async function changed(
  parts: InboxParts,
  { id }: Pick<Stated, 'id'>,
  account: string,
  rows: readonly unknown[]
): Promise<Inquiry> {
  const inquiry = await shown(parts, id, account)
  if (rows.length > 0) return inquiry
  throw inquiry.isErased
    ? new Refusal(409, m.service_inquiry_erased, { data: inquiry })
    : new Refusal(409, m.service_inquiry_changed, { field: 'revision', data: inquiry })
}

/** `GET desk/inbox/detail`. Answers 404 (`id`). */
export function showInquiry(parts: InboxParts): InboxHandler<'GET /desk/inbox/detail'> {
  return async ({ caller, query: { id } }) => shown(parts, id, caller.id)
}

/** `new` without an assignee, otherwise `assigned`. */
const openState = (assignee: SQL) => sql`CASE WHEN ${assignee} IS NULL THEN 'new' ELSE 'assigned' END`

/**
 * `POST desk/inbox/assign` (JSON): the account takes the inquiry, assigns it to a staff member, or unassigns it. An inquiry that
 * is waiting or closed keeps its state. Answers 400 (`assignee`) for an account that is not staff or cannot log in, 404, 409.
 */
export function assign(parts: InboxParts): InboxHandler<'POST /desk/inbox/assign'> {
  const { db, passport } = parts
  return async ({ c, caller, body, arrivedAt: at }) => {
    const assignee = body.assignee === 'me' ? caller.id : body.assignee === 'none' ? null : body.assignee
    if (assignee !== null && assignee !== caller.id && !(await isStaff(c, passport, assignee)))
      throw new Refusal(400, m.field_inquiry_assignee, { field: 'assignee' })
    const isFresh = sql`${inquiries.state} IN ('new', 'assigned')`
    const state = sql`CASE WHEN ${isFresh} THEN ${openState(sql`${assignee}`)} ELSE ${inquiries.state} END`
    const [, , rows] = await db.batch([
      addEvent(db, { inquiry: body.id, actor: caller.id, at, kind: 'assigned', assignee }, isUnchanged(body)),
      setTicketState(db, body, at, sql`CASE WHEN ${isFresh} THEN ${assignee === null ? 'received' : 'reading'} END`),
      change(db, body, at, { assignee, state })
    ])
    return changed(parts, body, caller.id, rows)
  }
}

/**
 * Statement that sets the state of the feedback's ticket; runs before the inquiry changes.
 * @param state expression over the inquiry; null leaves the ticket unchanged
 */
function setTicketState(db: DrizzleD1Database, stated: Stated, at: number, state: SQL) {
  const next = sql`(SELECT ${state} FROM ${inquiries} WHERE ${inquiries.id} = ${stated.id})`
  const ticket = db
    .select({ subject: inquiries.subject })
    .from(inquiries)
    .where(and(isCurrent(stated), eq(inquiries.kind, 'feedback')))
  return db
    .update(surveys)
    .set({ state: sql`${next}`, changedAt: at })
    .where(and(sql`${surveys.ticket} IN ${ticket}`, sql`${next} <> ${surveys.state}`))
}

type AskedState = 'open' | 'waiting' | 'done' | 'spam'
interface Target {
  state: AskedState
  outcome?: FeedbackOutcome | undefined
}

/** The assignee, as an expression. */
const holder = sql`${inquiries.assignee}`

/** The ticket of feedback states its outcome; the ticket of spam states that the document was not changed. */
const ticketStateOf = ({ state, outcome }: Target, assignee = holder): SQL => {
  const states: Record<Exclude<AskedState, 'open'>, TicketState> = {
    waiting: 'reading',
    done: outcome ?? 'answered',
    spam: 'answered'
  }
  return state === 'open' ? sql`CASE WHEN ${assignee} IS NULL THEN 'received' ELSE 'reading' END` : sql`${states[state]}`
}

const stateOf = ({ state }: Target, assignee = holder): SQL => (state === 'open' ? openState(assignee) : sql`${state}`)
const outcomeOf = ({ state, outcome }: Target): FeedbackOutcome | null => (state === 'done' ? (outcome ?? null) : null)

/** Statement that adds the new state to the history. */
const addStateEvent = (db: DrizzleD1Database, stated: Stated, target: Target, actor: string, at: number, assignee = holder) =>
  db
    .insert(inquiryEvents)
    .select(
      sql`SELECT NULL, ${inquiries.id}, ${at}, ${actor}, 'state', NULL, ${stateOf(target, assignee)}, NULL, 0 FROM ${inquiries} WHERE ${and(isCurrent(stated), sql`${inquiries.state} <> ${stateOf(target, assignee)}`)}`
    )

/** @throws Refusal 400 (`outcome`) for completed feedback without an outcome, 404 (`id`) */
async function requireOutcome(db: DrizzleD1Database, id: number, { state, outcome }: Target): Promise<void> {
  const [row] = await db.select({ kind: inquiries.kind }).from(inquiries).where(eq(inquiries.id, id))
  if (!row) throw new Refusal(404, m.service_inquiry_unknown, { field: 'id' })
  const needsOne = row.kind === 'feedback' && state === 'done'
  if (needsOne !== (outcome !== undefined)) throw new Refusal(400, m.field_inquiry_outcome, { field: 'outcome' })
}

/** `POST desk/inbox/state` (JSON). Answers 400 (field), 404, 409. */
export function setState(parts: InboxParts): InboxHandler<'POST /desk/inbox/state'> {
  const { db } = parts
  return async ({ caller, body, arrivedAt: at }) => {
    await requireOutcome(db, body.id, body)
    const [, , rows] = await db.batch([
      addStateEvent(db, body, body, caller.id, at),
      setTicketState(db, body, at, ticketStateOf(body)),
      change(db, body, at, { state: stateOf(body), outcome: outcomeOf(body) })
    ])
    return changed(parts, body, caller.id, rows)
  }
}

/** `POST desk/inbox/note` (JSON). Answers 400 (field), 404, 409 for an erased inquiry. */
export function addNote(parts: InboxParts): InboxHandler<'POST /desk/inbox/note'> {
  const { db } = parts
  return async ({ caller, body: { id, text }, arrivedAt: at }) => {
    const takesNotes = sql`EXISTS (SELECT 1 FROM ${inquiries} WHERE ${isOpenToChanges(id)})`
    const [, rows] = await db.batch([
      addEvent(db, { inquiry: id, actor: caller.id, at, kind: 'note', text }, takesNotes),
      db.update(inquiries).set({ changedAt: at }).where(isOpenToChanges(id)).returning({ id: inquiries.id })
    ])
    return changed(parts, { id }, caller.id, rows)
  }
}

/**
 * `POST desk/inbox/reply` (JSON): stores the reply, queues its email and shows it with the ticket, all in one batch. Assigns an
 * unassigned inquiry to the account. Answers 400 (field), 404, 409 for an outdated revision (with the inquiry) and for a reply
 * that would reach nobody.
 */
export function reply(parts: InboxParts): InboxHandler<'POST /desk/inbox/reply'> {
  const { db, delivery } = parts
  return async ({ c, caller, body, arrivedAt: at }) => {
    await requireOutcome(db, body.id, body)
    const { kind, isMailable, revision, isErased } = await shown(parts, body.id, caller.id)
    const isPublished = body.isPublished && kind === 'feedback'
    // Outdated revisions and erased inquiries are refused below, with the current inquiry.
    if (!isMailable && !isPublished && !isErased && revision === body.revision)
      throw new Refusal(409, m.service_inquiry_no_reader)
    const { id, text } = body
    const isStored = and(eq(inquiryEvents.inquiry, id), eq(inquiryEvents.kind, 'reply'), isUnchanged(body))
    const reference = sql`SELECT CAST(max(${inquiryEvents.id}) AS TEXT) FROM ${inquiryEvents} WHERE ${isMailable ? isStored : sql`FALSE`}`
    const isOfTicket = sql`${surveys.ticket} IN (SELECT ${inquiries.subject} FROM ${inquiries} WHERE ${isCurrent(body)})`
    const assignee = sql`coalesce(${inquiries.assignee}, ${caller.id})`
    const isNobodys = sql`EXISTS (SELECT 1 FROM ${inquiries} WHERE ${and(isCurrent(body), isNull(inquiries.assignee))})`
    const [, , , , , , rows] = await db.batch([
      addEvent(db, { inquiry: id, actor: caller.id, at, kind: 'assigned', assignee: caller.id }, isNobodys),
      addEvent(db, { inquiry: id, actor: caller.id, at, kind: 'reply', text, isPublished }, isUnchanged(body)),
      queueNotification(db, 'email', { subject: 'reply', reference, at }),
      addStateEvent(db, body, body, caller.id, at, assignee),
      setTicketState(db, body, at, ticketStateOf(body, assignee)),
      db
        .update(surveys)
        .set({ reply: text, changedAt: at })
        .where(isPublished ? isOfTicket : sql`FALSE`),
      change(db, body, at, { state: stateOf(body, assignee), outcome: outcomeOf(body), assignee })
    ])
    const inquiry = await changed(parts, body, caller.id, rows)
    deliverAfterAnswer(delivery, c)
    return inquiry
  }
}

/**
 * `POST desk/inbox/erase` (JSON): removes the visitor's input and closes the inquiry, at the visitor's request; audited. Erasing
 * an erased inquiry again changes it only if text was added. Answers 404, 409.
 */
export function erase(parts: InboxParts): InboxHandler<'POST /desk/inbox/erase'> {
  const { db } = parts
  return async ({ caller, body, arrivedAt: at }) => {
    const stated = and(eq(inquiries.id, body.id), eq(inquiries.revision, body.revision))
    const [found] = await db.batch([
      db.select({ id: inquiries.id }).from(inquiries).where(stated),
      recordAudit(
        db,
        { actor: caller.id, action: 'inquiry-erased', subject: String(body.id), at },
        sql`EXISTS (SELECT 1 FROM ${inquiries} WHERE ${needsErasing(db, stated)})`
      ),
      ...eraseInquiries(db, { among: eq(inquiries.id, body.id), condition: stated, actor: caller.id, at })
    ])
    const inquiry = await shown(parts, body.id, caller.id)
    if (found.length === 0) throw new Refusal(409, m.service_inquiry_changed, { field: 'revision', data: inquiry })
    return inquiry
  }
}

/** `POST desk/inbox/resend` (JSON): attempts a failed notification again. Answers 404 (`id`). */
export function resend({ db, delivery }: InboxParts): InboxHandler<'POST /desk/inbox/resend'> {
  return async ({ c, body: { id }, arrivedAt: at }) => {
    const [queued] = await db
      .update(notifications)
      .set({ attempts: 0, nextAttemptAt: at, failedAt: null, failure: null })
      .where(and(eq(notifications.id, id), isNotNull(notifications.failedAt)))
      .returning({ id: notifications.id })
    if (!queued) throw new Refusal(404, m.service_notification_unknown, { field: 'id' })
    deliverAfterAnswer(delivery, c)
  }
}
