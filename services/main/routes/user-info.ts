import { eq, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { Context } from 'hono'
import { isTrialApplication, type UserInfoRequest } from '../../../src/contract/forms/requests'
import type { Locale } from '../../../src/contract/locale'
import { m } from '../../../src/paraglide/messages'
import { Refusal, requestLocale } from '../../api/answer'
import { accountOf, type Requester } from '../../api/requester'
import { rejectInvalidContact } from '../contact'
import { consultations, partnerRequests } from '../db/schema'
import type { MainHandler } from '../handler'
import { openInquiry } from '../inbox/open'
import { referenceOf } from '../inbox/reference'
import { type Delivery, deliverAfterAnswer } from '../notifications/delivery'
import { assertSameSubmission, type Filing, prepareSubmission } from '../submission'

interface Parts {
  db: DrizzleD1Database
  identifyRequester: (c: Context) => Promise<Requester>
  delivery: Delivery
  illegalDomains: readonly string[]
}

/**
 * `POST add/userInfo` (JSON): stores a consultation, a partner's request or an application for a trial; `data` is
 * `{id, reference, at}`, with the number by which staff know it. A repetition, by its `Idempotency-Key` or by its content, is
 * stored once and gets the same answer; consultations and partners' requests have separate keys.
 * Answers 400 (field), 401 for an application without a login, 422 for a used key with other content, which would otherwise be
 * acknowledged without being stored, 429 for too many submissions of one address, and 503 if passport cannot identify the account.
 */
export function addUserInfo({ db, identifyRequester, delivery, illegalDomains }: Parts): MainHandler<'POST /add/userInfo'> {
  return async ({ c, idempotencyKey, body: request }) => {
    rejectInvalidContact(request, illegalDomains)
    const account = isTrialApplication(request)
      ? accountOf(await identifyRequester(c), new Refusal(401, m.service_trial_needs_login))
      : undefined
    const filing = await prepareSubmission(c, db, { idempotencyKey, request, account })
    const saved = assertSameSubmission(await store({ db, delivery }, request, filing, requestLocale(c)), filing)
    deliverAfterAnswer(delivery, c)
    const reference = referenceOf({ kind: request.kind === 'partner' ? 'partner' : 'consultation', subject: saved.id })
    return { id: saved.id, reference, at: new Date(saved.createdAt).toISOString() }
  }
}

/**
 * Stores the submission with its inquiry unless a row has its key, and reads that row. The unique key decides which of several
 * parallel requests is stored; all of them read the stored row.
 */
async function store(
  { db, delivery }: Pick<Parts, 'db' | 'delivery'>,
  request: UserInfoRequest,
  filing: Filing,
  locale: Locale
): Promise<Pick<Filing, 'id' | 'digest' | 'createdAt'> | undefined> {
  const inquiry = (submission: 'partner' | 'consultation', table: typeof partnerRequests | typeof consultations) =>
    openInquiry(
      db,
      delivery.channels.staff,
      { kind: submission, subject: filing.id, locale, at: filing.createdAt },
      sql`EXISTS (SELECT 1 FROM ${table} WHERE ${table.id} = ${filing.id})`
    )
  if (request.kind === 'partner') {
    const { kind, trap, elapsed, ...fields } = request
    const [, [saved]] = await db.batch([
      db
        .insert(partnerRequests)
        .values({ ...fields, ...filing })
        .onConflictDoNothing({ target: partnerRequests.idempotencyKey }),
      db
        .select({ id: partnerRequests.id, digest: partnerRequests.digest, createdAt: partnerRequests.createdAt })
        .from(partnerRequests)
        .where(eq(partnerRequests.idempotencyKey, filing.idempotencyKey)),
      ...inquiry('partner', partnerRequests)
    ])
    return saved
  }
  const { kind, trap, elapsed, ...fields } = request
  const [, [saved]] = await db.batch([
    db
      .insert(consultations)
      .values({ ...fields, ...filing })
      .onConflictDoNothing({ target: consultations.idempotencyKey }),
    db
      .select({ id: consultations.id, digest: consultations.digest, createdAt: consultations.createdAt })
      .from(consultations)
      .where(eq(consultations.idempotencyKey, filing.idempotencyKey)),
    ...inquiry('consultation', consultations)
  ])
  return saved
}
