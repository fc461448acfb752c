import { randomInt, randomUUID } from 'node:crypto'
import { and, eq, exists, lt, type SQL, sql } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import { decodeJwt } from 'jose/jwt/decode'
import * as v from 'valibot'
import { certificateVersion, certificationName } from '../../../src/contract/certificates'
import { log } from '../../api/log'
import { recordExamAction } from '../audit'
import { certificates, earlierVersions } from '../db/schema'
import type { Env } from '../env'
import type { StoredAttempt } from '../handler'
import { wholeSecond, yearsLater } from './moments'
import { credentialOf, subjectPrefix } from './open-badge'
import { createSigner, type Signer } from './signer'
import { statusListLength } from './status-list'

/** A certificate that is to be issued anew. */
interface Reissue {
  /** Its number. */
  id: string
  /** The account that holds it, if the holder asks. */
  holder?: string
  /** The person at the desk who asks, for the audit log. */
  actor?: string
  now: number
}

/** Issues certificates. */
export interface Issuer {
  /** Issues the certificate of a passed attempt. Repeatable: an attempt has one certificate. */
  issue: (attempt: Pick<StoredAttempt, 'id' | 'account' | 'name' | 'finishedAt' | 'validityYears'>) => Promise<void>
  /**
   * Issues a certificate anew in the present version, under the same number, dates and status; the earlier form without the
   * name is kept. Repeatable: does nothing to one of the present version.
   * @returns false if there is no such certificate, or the holder's is another's
   */
  reissue: (request: Reissue) => Promise<boolean>
  /** Part of the job: issues anew what the operator asked for, some of it in each run. Logs a line if it did something. */
  reissueRequested: (now: number) => Promise<void>
}

/** Tries to find a free index. Half of the list is used before as many as two in a row are likely to fail. */
const tries = 40

/** Most certificates that one run of the job issues anew; the next run takes the rest. */
const reissuedAtOnce = 100

const payloadSchema = v.object({
  credentialSubject: v.object({
    id: v.pipe(
      v.string(),
      v.startsWith(subjectPrefix),
      v.transform((id) => id.slice(subjectPrefix.length))
    )
  })
})

export function createIssuer(
  db: DrizzleD1Database,
  env: Pick<Env, 'CERTIFICATE_KEY' | 'CERTIFICATE_ORIGIN' | 'CERTIFICATE_ISSUER'>,
  { sign }: Signer = createSigner(db, env)
): Issuer {
  const isIssued = async (attempt: string) => {
    const rows = await db.select({ id: certificates.id }).from(certificates).where(eq(certificates.attempt, attempt))
    return rows.length > 0
  }

  async function reissue({ id, holder, actor, now }: Reissue): Promise<boolean> {
    const own = and(eq(certificates.id, id), holder === undefined ? undefined : eq(certificates.account, holder))
    const [row] = await db.select().from(certificates).where(own)
    if (!row) return false
    if (row.version >= certificateVersion) return true
    const { credentialSubject } = v.parse(payloadSchema, decodeJwt(row.publicJwt))
    const certified = { ...row, subject: credentialSubject.id }
    const [publicJwt, namedJwt] = await Promise.all([
      sign(credentialOf(env, certified)),
      // A person who was erased has no form with the name.
      row.namedJwt === '' ? '' : sign(credentialOf(env, certified, row.name))
    ])
    // Nothing happens if another request was first, or the person was erased meanwhile: the name must not come back.
    const unchanged = and(own, eq(certificates.version, row.version), eq(certificates.namedJwt, row.namedJwt))
    await db.batch([
      db
        .insert(earlierVersions)
        .select(
          db
            .select({ certificate: certificates.id, version: certificates.version, publicJwt: certificates.publicJwt })
            .from(certificates)
            .where(unchanged)
        ),
      ...(actor === undefined ? [] : [recordReissue(db, unchanged, { actor, subject: id, now })]),
      db
        .update(certificates)
        .set({ publicJwt, namedJwt, version: certificateVersion, reissuedAt: now, isReissueRequested: false })
        .where(unchanged)
    ])
    return true
  }

  return {
    async issue({ id: attempt, account, name, finishedAt, validityYears }) {
      if (finishedAt === null) throw new Error('An open attempt has no certificate')
      const issuedAt = wholeSecond(finishedAt)
      const dates = { issuedAt, validUntil: yearsLater(issuedAt, validityYears) }
      for (let tried = 0; tried < tries; tried += 1) {
        // Every read of a passed attempt comes here, so nothing is signed for an issued one.
        if (await isIssued(attempt)) return
        const certified = { id: randomUUID(), subject: randomUUID(), statusIndex: randomInt(statusListLength), ...dates }
        const [publicJwt, namedJwt] = await Promise.all([
          sign(credentialOf(env, certified)),
          sign(credentialOf(env, certified, name))
        ])
        const { id, statusIndex } = certified
        const forms = { version: certificateVersion, publicJwt, namedJwt }
        // A conflict means that another request has issued it, or that the index is taken.
        await db
          .insert(certificates)
          .values({ id, attempt, account, name, certification: certificationName, statusIndex, ...dates, ...forms })
          .onConflictDoNothing()
      }
      if (!(await isIssued(attempt))) throw new Error('The status list has no free index')
    },

    reissue,

    async reissueRequested(now) {
      const requested = await db
        .select({ id: certificates.id })
        .from(certificates)
        .where(and(sql`is_reissue_requested`, lt(certificates.version, certificateVersion)))
        // In another order each time, so that certificates that fail do not fill every run.
        .orderBy(sql`random()`)
        .limit(reissuedAtOnce)
      let failed = 0
      for (const { id } of requested) {
        try {
          await reissue({ id, now })
        } catch (error) {
          failed += 1
          log('error', { event: 'certificate-not-reissued', id, name: error instanceof Error ? error.name : undefined })
        }
      }
      if (requested.length > 0) log('info', { event: 'certificates-reissued', reissued: requested.length - failed, failed })
    }
  }
}

/** The entry of the audit log, under the condition of the change. */
const recordReissue = (
  db: DrizzleD1Database,
  unchanged: SQL | undefined,
  entry: { actor: string; subject: string; now: number }
) => {
  const isOutdated = exists(db.select({ one: sql`1` }).from(certificates).where(unchanged))
  return recordExamAction(db, isOutdated, { ...entry, action: 'certificate-reissued' })
}
