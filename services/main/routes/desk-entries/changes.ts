import { eq, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { KnownCopy } from '../../../../src/contract/desk-entries'
import type { EntryKindName } from '../../../../src/contract/entry-kinds'
import type { Locale } from '../../../../src/contract/locale'
import { mayAccess } from '../../../../src/contract/roles'
import { m } from '../../../../src/paraglide/messages'
import { Refusal, type Text } from '../../../api/answer'
import { unseenAfterReading } from '../../../api/four-eyes'
import { entryDrafts } from '../../db/entries-schema'
import {
  type Change,
  carryOut,
  type Draft,
  type EntryKey,
  insertVersion,
  knownCopies,
  nextVersions,
  overwrittenVersion,
  publishRows,
  readCopies,
  unscheduleRows,
  unseenOf,
  visible,
  withdrawRows
} from '../../entry-changes'
import { type CompleteContent, completeContent, isSameContent, savable } from '../../entry-content'
import { unknownEntry } from '../../lists'
import { deliverAfterAnswer } from '../../notifications/delivery'
import { entryReference } from '../../notifications/entry-notice'
import { queueNotifications } from '../../notifications/queue'
import { conflict, copiesOf, type Db, type DeskEntryHandler, type Parts, readVersion } from './copies'

interface Asked {
  body: EntryKey & { copies: readonly KnownCopy[] }
  caller: { id: string }
  arrivedAt: number
}

/**
 * Reads the copies that the caller wants to change.
 * @throws Refusal 404 (`id`), 409 if one is not at the revision that the caller knows
 */
async function readKnown(db: Db, { body, arrivedAt }: Asked) {
  const stored = await readCopies(db, body, arrivedAt)
  if (stored.length === 0) throw unknownEntry()
  const copies = knownCopies(stored, body.copies)
  if (!copies) throw conflict(m.service_entry_changed, stored, arrivedAt)
  return copies
}

/** The change that a call requests, without its conditions. */
const changeOf = ({ body: { kind, id }, caller, arrivedAt }: Asked, action: string, copies: readonly Draft[]) => ({
  kind,
  id,
  copies,
  actor: caller.id,
  action,
  at: arrivedAt,
  detail: { languages: copies.map(({ language }) => language) }
})

/**
 * The copies after a change.
 * @throws Refusal 409 if the change was not made; with the reason if the copies are unchanged and their state does not allow it
 */
async function afterwards(db: Db, change: Pick<Change, 'kind' | 'id' | 'copies' | 'at'>, happened: boolean, refused: Text) {
  const copies = await readCopies(db, change, change.at)
  if (happened) return copiesOf(copies, change.at)
  throw conflict(knownCopies(copies, change.copies) ? refused : m.service_entry_changed, copies, change.at)
}

/** Statements that notify staff, over the configured channels, of a change to an entry. */
const tellOf = (
  { db, delivery }: Parts,
  subject: 'submitted' | 'returned',
  { kind, id, copies, at }: Omit<Change, 'require'>,
  condition: SQL
) => {
  const revision = 1 + Math.max(...copies.map((copy) => copy.revision))
  const reference = sql`SELECT ${entryReference({ kind, id }, revision)} WHERE ${condition}`
  return queueNotifications(db, delivery.channels.staff, { subject, reference, at })
}

/**
 * `POST /desk/entry/submit`: submits complete drafts for review. Marks the changes of others as seen by the account. Answers 400
 * (`<language>.title`), 404 (`id`), 409.
 */
export function submitCopies(parts: Parts): DeskEntryHandler<'POST /desk/entry/submit'> {
  const { db } = parts
  return async (asked) => {
    const copies = await readKnown(db, asked)
    const { kind } = asked.body
    const complete = await completeAll(parts, kind, copies)
    const next = await nextVersions(db, asked.body)
    const isDraft = sql`${entryDrafts.state} IN ('draft', 'withdrawn')`
    const change = { ...changeOf(asked, 'entry-submitted', copies), require: [isDraft] }
    const versions = complete.map(({ copy, fields }) => ({ ...copy, fields, version: next(copy.language) }))
    const happened = await carryOut(
      db,
      change,
      (condition) => [
        ...versions.flatMap((version) => insertVersion(db, change, version, 'submitted', condition)),
        ...tellOf(parts, 'submitted', change, condition)
      ],
      {
        state: 'review',
        note: '',
        fields: byLanguage(versions.map(({ language, fields }) => [language, JSON.stringify(fields)])),
        unseenAuthors: unseenBy(copies, asked.caller.id)
      }
    )
    deliverAfterAnswer(parts.delivery, asked.c)
    return afterwards(db, change, happened, m.service_entry_state)
  }
}

/** The unseen authors, in each language, after the account has read the copies. */
const unseenBy = (copies: readonly Draft[], account: string): SQL =>
  byLanguage(copies.map(({ language, unseenAuthors }) => [language, JSON.stringify(unseenAfterReading(unseenAuthors, account))]))

async function completeAll(parts: Parts, kind: EntryKindName, copies: readonly Draft[]) {
  const complete: ({ copy: Draft } & CompleteContent)[] = []
  for (const copy of copies) complete.push({ copy, ...(await completeContent(parts, kind, copy)) })
  return complete
}

/** A value for each language. */
const byLanguage = (values: readonly (readonly [Locale, string | number])[]): SQL =>
  sql`CASE ${entryDrafts.language} ${sql.join(
    values.map(([language, value]) => sql`WHEN ${language} THEN ${value}`),
    sql` `
  )} END`

/**
 * `POST /desk/entry/return`: returns copies in review to drafts, with a note for the author. Authors can take back their own
 * copies without a note. Answers 400 (`note`), 404 (`id`), 409.
 */
export function returnCopies(parts: Parts): DeskEntryHandler<'POST /desk/entry/return'> {
  const { db } = parts
  return async (asked) => {
    const copies = await readKnown(db, asked)
    const isOwn = copies.every(({ author }) => author === asked.caller.id)
    if (!isOwn && asked.body.note.trim() === '') throw new Refusal(400, m.field_entry_note_missing, { field: 'note' })
    const change = { ...changeOf(asked, 'entry-returned', copies), require: [eq(entryDrafts.state, 'review')] }
    const tell = (condition: SQL) => (isOwn ? [] : tellOf(parts, 'returned', change, condition))
    const happened = await carryOut(db, change, tell, { state: 'draft', note: asked.body.note })
    deliverAfterAnswer(parts.delivery, asked.c)
    return afterwards(db, change, happened, m.service_entry_state)
  }
}

/**
 * `POST /desk/entry/publish`: publishes the copies at a given time, all languages together. Requires that another account has
 * seen the changes of the caller, unless an admin overrides it. Answers 400 (`<language>.title`), 404 (`id`), 409.
 */
export function publishCopies(parts: Parts): DeskEntryHandler<'POST /desk/entry/publish'> {
  const { db } = parts
  return async (asked) => {
    const { body, caller, arrivedAt: now } = asked
    const copies = await readKnown(db, asked)
    const overrides = body.override && mayAccess(caller.roles, 'admin')
    const isOwn = copies.some(({ unseenAuthors }) => unseenAuthors.includes(caller.id))
    // The change applies only to the revisions that were read, so nothing can be written between this check and the change.
    if (isOwn && !overrides && copies.every(({ state }) => state === 'review')) {
      throw conflict(m.service_entry_own, await readCopies(db, body, now), now)
    }
    const complete = await completeAll(parts, body.kind, copies)
    const next = await nextVersions(db, body)
    const from = Math.max(body.at ?? now, now)
    const change = {
      ...changeOf(asked, isOwn ? 'entry-published-own' : 'entry-published', copies),
      require: [eq(entryDrafts.state, 'review')]
    }
    const publications = complete.map(({ copy, fields, values }) => {
      const { language, title, text } = copy
      return { language, title, text, fields, values, version: next(language), from }
    })
    const happened = await carryOut(
      db,
      change,
      (condition) =>
        publications.flatMap((publication) => [
          ...insertVersion(db, change, publication, 'published', condition),
          ...publishRows(db, body, publication, now, condition)
        ]),
      {
        state: 'published',
        note: '',
        fields: byLanguage(complete.map(({ copy, fields }) => [copy.language, JSON.stringify(fields)])),
        unseenAuthors: unseenBy(copies, caller.id),
        publishFrom: from,
        liveVersion: byLanguage(publications.map(({ language, version }) => [language, version]))
      }
    )
    return afterwards(db, change, happened, m.service_entry_state)
  }
}

/**
 * `POST /desk/entry/withdraw`: removes the visible and the scheduled version of the entry; a draft remains. Answers 404 (`id`),
 * 409 if nothing is visible.
 */
export function withdrawCopies({ db }: Parts): DeskEntryHandler<'POST /desk/entry/withdraw'> {
  return async (asked) => {
    const copies = await readKnown(db, asked)
    const change = { ...changeOf(asked, 'entry-withdrawn', copies), require: [isNotNull(entryDrafts.liveVersion)] }
    if (copies.some(({ visibleVersion }) => visibleVersion === null)) {
      return afterwards(db, change, false, m.service_entry_state)
    }
    const happened = await carryOut(
      db,
      change,
      (condition) => copies.flatMap(({ language }) => withdrawRows(db, asked.body, language, condition)),
      {
        state: sql`iif(${entryDrafts.state} = 'published', 'withdrawn', ${entryDrafts.state})`,
        author: sql`coalesce(${entryDrafts.author}, ${asked.caller.id})`,
        liveVersion: null,
        publishFrom: null
      }
    )
    return afterwards(db, change, happened, m.service_entry_state)
  }
}

/**
 * `POST /desk/entry/unschedule`: makes the scheduled version a draft; the visible version stays. Answers 404 (`id`), 409 if
 * nothing is scheduled.
 */
export function unscheduleCopies({ db }: Parts): DeskEntryHandler<'POST /desk/entry/unschedule'> {
  return async (asked) => {
    const { body, arrivedAt: now } = asked
    const copies = await readKnown(db, asked)
    const change = { ...changeOf(asked, 'entry-unscheduled', copies), require: [gt(entryDrafts.publishFrom, now)] }
    const happened = await carryOut(
      db,
      change,
      (condition) => copies.flatMap(({ language }) => unscheduleRows(db, body, language, now, condition)),
      {
        state: sql`iif(${entryDrafts.state} = 'published', 'draft', ${entryDrafts.state})`,
        liveVersion: visible(body.kind, 'entryVersion', now),
        publishFrom: visible(body.kind, 'publishFrom', now)
      }
    )
    return afterwards(db, change, happened, m.service_entry_state)
  }
}

/** `POST /desk/entry/restore`: makes an earlier version the draft. Answers 404 (`id`, `version`), 409. */
export function restoreVersion({ db }: Parts): DeskEntryHandler<'POST /desk/entry/restore'> {
  return async ({ body, caller, arrivedAt }) => {
    const asked = { body: { ...body, copies: [body] }, caller, arrivedAt }
    const copies = await readKnown(db, asked)
    const { title, text, fields: kept } = await readVersion(db, body)
    // The file is measured again, because its object may have been replaced.
    const fields = savable(body.kind, kept)
    const change = {
      ...changeOf(asked, 'entry-restored', copies),
      detail: { languages: [body.language], version: body.version },
      require: [sql`${entryDrafts.state} <> 'review'`]
    }
    const [copy] = copies
    if (!copy) throw unknownEntry()
    const overwritten = await overwrittenVersion(db, copy)
    const number = (await nextVersions(db, body))(body.language) + overwritten.length
    const version = { language: body.language, version: number, title, fields, text }
    const authors = isSameContent(body.kind, copy, version)
      ? {}
      : { author: caller.id, unseenAuthors: unseenOf(copy, caller.id, arrivedAt) }
    const happened = await carryOut(
      db,
      change,
      (condition) => [
        ...overwritten.flatMap((each) => insertVersion(db, { ...change, actor: copy.author }, each, 'overwritten', condition)),
        ...insertVersion(db, change, version, 'restored', condition)
      ],
      { state: 'draft', note: '', title, fields, text, ...authors }
    )
    return afterwards(db, change, happened, m.service_entry_in_review)
  }
}

/** `POST /desk/entry/delete`: deletes unpublished copies; their versions are kept. Answers 404 (`id`), 409. */
export function deleteCopies({ db }: Parts): DeskEntryHandler<'POST /desk/entry/delete'> {
  return async (asked) => {
    const copies = await readKnown(db, asked)
    const require = [isNull(entryDrafts.liveVersion), sql`${entryDrafts.state} <> 'review'`]
    const change = { ...changeOf(asked, 'entry-deleted', copies), require }
    const happened = await carryOut(db, change, () => [], 'delete')
    return afterwards(db, change, happened, m.service_entry_state)
  }
}
