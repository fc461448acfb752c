import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { Context } from 'hono'
import type { ConsentReceipt } from '../../../src/contract/download-records'
import type { DownloadRecordRequest } from '../../../src/contract/forms/download'
import type { Locale } from '../../../src/contract/locale'
import { isCurrentStatement } from '../../../src/contract/privacy-statement'
import { m } from '../../../src/paraglide/messages'
import { Refusal } from '../../api/answer'
import { momentOf, momentOrNull } from '../../api/moment'
import { erasedColumns } from '../../api/personal-data'
import { accountOf, type Requester } from '../../api/requester'
import { rejectInvalidContact } from '../contact'
import { downloads, research } from '../db/content-schema'
import { consents, downloadRecords, inquiries } from '../db/schema'
import type { Published } from '../entry-tables'
import { signedLink } from '../file-links'
import type { MainHandler } from '../handler'
import { eraseInquiries } from '../inbox/erase'
import { openInquiry } from '../inbox/open'
import { contentLocale, unknownEntry } from '../lists'
import { type Delivery, deliverAfterAnswer } from '../notifications/delivery'
import { mainPersonalData } from '../personal-data'
import { assertSameSubmission, type Filing, prepareSubmission } from '../submission'

interface Parts {
  db: DrizzleD1Database
  /** Key that signs the links. */
  linkSecret: string | undefined
  identifyRequester: (c: Context) => Promise<Requester>
  delivery: Delivery
  illegalDomains: readonly string[]
}

type Consent = typeof consents.$inferSelect

const accountIn = (requester: Requester): string | undefined => (requester.state === 'account' ? requester.id : undefined)

/** Maximum number of receipts in a list. */
const maxReceipts = 100

/**
 * `POST downloadRecord/add` (JSON): records a download and the accepted privacy statement, or an earlier consent that is still
 * valid; `data` has a link that expires and the receipt. A repetition, by its `Idempotency-Key` or by its content, is stored
 * once and gets a new link. Answers 400 (field), 401 for the package of an edition without a login, 404 (`id`), 409
 * (`statementVersion`, `receipt`: the statement must be accepted), 422 (used key), 429, 503.
 */
export function addDownloadRecord({
  db,
  isPublished,
  linkSecret,
  identifyRequester,
  delivery,
  illegalDomains
}: Parts & Published): MainHandler<'POST /downloadRecord/add'> {
  return async ({ c, arrivedAt, idempotencyKey, body: request }) => {
    if (linkSecret === undefined) throw new Refusal(503, m.service_downloads_not_configured)
    if (request.consent === 'statement') rejectInvalidContact(request, illegalDomains)
    const locale = contentLocale(c, request)
    const fileKey = await fileKeyOf({ db, isPublished }, request, locale, arrivedAt)
    const needsLogin = await isPackage(db, fileKey)
    const requester = needsLogin || request.consent === 'statement' ? await identifyRequester(c) : undefined
    if (needsLogin && requester) accountOf(requester, new Refusal(401, m.service_package_needs_login))
    const earlier = request.consent === 'receipt' ? await consentThatCounts(db, request.receipt) : undefined
    if (
      request.consent === 'statement' &&
      !isCurrentStatement({ version: request.statementVersion, hash: request.statementHash })
    ) {
      throw new Refusal(409, m.field_statement, { field: 'statementVersion' })
    }
    // The header's language is part of the submission.
    const said = { ...request, language: locale }
    // If passport is unavailable, the consent is stored without an account, so that the download still works.
    const account = requester && accountIn(requester)
    const budget = earlier ? 'receipts' : 'forms'
    const filing = await prepareSubmission(c, db, { idempotencyKey, request: said, account, budget })
    const { saved, consent } = await store({ db, delivery }, request, { filing, fileKey, locale, account, earlier })
    assertSameSubmission(saved, filing)
    if (!saved || !consent) throw new Refusal(409, m.field_receipt, { field: 'receipt' })
    deliverAfterAnswer(delivery, c)
    return {
      id: saved.id,
      link: signedLink(saved.fileKey, filing.createdAt, linkSecret),
      receipt: receiptOf(consent)
    }
  }
}

/** @throws Refusal 404 if the entry does not exist or has no file */
async function fileKeyOf(
  { db, isPublished }: Published,
  { kind, id }: DownloadRecordRequest,
  locale: Locale,
  now: number
): Promise<string> {
  const table = kind === 'research' ? research : downloads
  const [row] = await db
    .select({ fileKey: table.fileKey })
    .from(table)
    .where(and(eq(table.id, id), eq(table.language, locale), isPublished(table, now)))
  if (!row?.fileKey) throw unknownEntry()
  return row.fileKey
}

/** Whether the file is the package of an edition, under whichever entry it was requested: only logged-in users get it (spec §6). */
async function isPackage(db: DrizzleD1Database, fileKey: string): Promise<boolean> {
  const [edition] = await db
    .select({ id: downloads.id })
    .from(downloads)
    .where(and(eq(downloads.kind, 'edition'), eq(downloads.fileKey, fileKey)))
    .limit(1)
  return edition !== undefined
}

/** @throws Refusal 409 for an unknown or withdrawn consent, or one given to another statement */
async function consentThatCounts(db: DrizzleD1Database, id: string): Promise<Consent> {
  const [row] = await db.select().from(consents).where(eq(consents.id, id))
  if (!row || !receiptOf(row).isCurrent) throw new Refusal(409, m.field_receipt, { field: 'receipt' })
  return row
}

/** The fields that the visitor typed, without those about the file, the statement and the page. */
const typedIn = ({
  consent,
  kind,
  id,
  language,
  statementVersion,
  statementHash,
  trap,
  elapsed,
  ...typed
}: Extract<DownloadRecordRequest, { consent: 'statement' }>) => typed

interface Filed {
  filing: Filing
  fileKey: string
  locale: Locale
  account: string | undefined
  earlier: Consent | undefined
}

/**
 * Stores the record with its new consent and its inquiry unless the key is stored; then reads the record of the key with its
 * consent. A download on an earlier consent is shown with the inquiry of that consent and opens none: it says nothing new about the
 * visitor. The unique key of the record decides which of several parallel posts is stored; a consent is stored only with its
 * record.
 */
async function store(
  { db, delivery }: Pick<Parts, 'db' | 'delivery'>,
  request: DownloadRecordRequest,
  { filing, fileKey, locale, account, earlier }: Filed
) {
  const { id, idempotencyKey, digest, createdAt } = filing
  // A new consent gets its own id, because the id grants access to it.
  const consentId = earlier?.id ?? crypto.randomUUID()
  const record = {
    id,
    idempotencyKey,
    digest,
    createdAt,
    consent: consentId,
    kind: request.kind,
    entryId: request.id,
    locale,
    fileKey
  }
  const insertRecord = db
    .insert(downloadRecords)
    .values({ ...(request.consent === 'statement' && typedIn(request)), ...record })
    .onConflictDoNothing({ target: downloadRecords.idempotencyKey })
  const isSaved = eq(downloadRecords.idempotencyKey, idempotencyKey)
  const readRecord = db
    .select({ id: downloadRecords.id, digest: downloadRecords.digest, fileKey: downloadRecords.fileKey })
    .from(downloadRecords)
    .where(isSaved)
  const readConsent = db
    .select()
    .from(consents)
    .where(eq(consents.id, db.select({ id: downloadRecords.consent }).from(downloadRecords).where(isSaved)))
  if (request.consent === 'receipt') {
    const [, [saved], [consent]] = await db.batch([insertRecord, readRecord, readConsent])
    return { saved, consent }
  }
  const { statementVersion, statementHash } = request
  const isNew = sql`EXISTS (SELECT 1 FROM ${downloadRecords} WHERE ${downloadRecords.id} = ${id})`
  // Stores the consent only with a new record: an existing record already has its consent.
  const insertConsent = db
    .insert(consents)
    .select(
      sql`SELECT ${consentId}, ${account ?? null}, ${statementVersion}, ${statementHash}, ${createdAt}, NULL WHERE ${isNew}`
    )
  const [, , [saved], [consent]] = await db.batch([
    insertRecord,
    insertConsent,
    readRecord,
    readConsent,
    ...openInquiry(db, delivery.channels.staff, { kind: 'download', subject: id, locale, at: createdAt }, isNew)
  ])
  return { saved, consent }
}

/** The receipt of a consent. */
export const receiptOf = ({ id, statementVersion, statementHash, acceptedAt, withdrawnAt }: Consent): ConsentReceipt => ({
  id,
  statementVersion,
  statementHash,
  acceptedAt: momentOf(acceptedAt),
  withdrawnAt: momentOrNull(withdrawnAt),
  isCurrent: withdrawnAt === null && isCurrentStatement({ version: statementVersion, hash: statementHash })
})

/** The statement that erases the typed data of the records that match the condition, on an earlier consent too. */
export const eraseRecords = (db: DrizzleD1Database, which: SQL | undefined) =>
  db
    .update(downloadRecords)
    .set(erasedColumns(downloadRecords, mainPersonalData.downloadRecords, downloadRecords.id))
    .where(which)

/** The inquiry is about a record that matches the condition. */
export const isAboutRecords = (db: DrizzleD1Database, which: SQL | undefined): SQL | undefined =>
  and(
    eq(inquiries.kind, 'download'),
    inArray(inquiries.subject, db.select({ id: downloadRecords.id }).from(downloadRecords).where(which))
  )

/** `GET downloadRecord/consents`: the receipts of the account, the newest first. Answers 403 without a session, 503. */
export function listConsents({ db }: Pick<Parts, 'db'>): MainHandler<'GET /downloadRecord/consents'> {
  return async ({ caller }) => {
    const rows = await db
      .select()
      .from(consents)
      .where(eq(consents.account, caller))
      .orderBy(desc(consents.acceptedAt), desc(consents.id))
      .limit(maxReceipts)
    return rows.map(receiptOf)
  }
}

/**
 * `POST downloadRecord/withdraw` (JSON): ends the consent and erases the data typed with it, including the digest and
 * the key, so that submitting the same form again gives a new consent. Only its account can withdraw a consent with an
 * account. A repeated withdrawal keeps the first time. Answers 400, 404 (`receipt`), 503.
 */
export function withdrawConsent({
  db,
  identifyRequester
}: Pick<Parts, 'db' | 'identifyRequester'>): MainHandler<'POST /downloadRecord/withdraw'> {
  return async ({ c, body: { receipt } }) => {
    const [found] = await db.select({ account: consents.account }).from(consents).where(eq(consents.id, receipt))
    const requester = found?.account ? await identifyRequester(c) : undefined
    if (requester?.state === 'unavailable') throw new Refusal(503, m.service_session_unconfirmed)
    const isTheirs = found !== undefined && (found.account === null || (requester && accountIn(requester)) === found.account)
    if (!isTheirs) throw new Refusal(404, m.service_receipt_unknown, { field: 'receipt' })
    const now = Date.now()
    const isOnConsent = eq(downloadRecords.consent, receipt)
    const [, , [withdrawn]] = await db.batch([
      db
        .update(consents)
        .set({ withdrawnAt: now })
        .where(and(eq(consents.id, receipt), isNull(consents.withdrawnAt))),
      eraseRecords(db, isOnConsent),
      db.select().from(consents).where(eq(consents.id, receipt)),
      ...eraseInquiries(db, { among: isAboutRecords(db, isOnConsent), actor: null, at: now })
    ])
    if (!withdrawn) throw new Refusal(404, m.service_receipt_unknown, { field: 'receipt' })
    return receiptOf(withdrawn)
  }
}
