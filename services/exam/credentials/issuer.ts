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

/** A request to reissue a certificate. */
interface Reissue {
  /** Its number. */
  id: string
  /** The requesting holder's account. */
  holder?: string
  /** The requesting staff member, for the audit log. */
  actor?: string
  now: number
}

/** Issues certificates. */
export interface Issuer {
  /** Issues the certificate of a passed attempt. Idempotent: an attempt has one certificate. */
  issue: (attempt: Pick<StoredAttempt, 'id' | 'account' | 'name' | 'finishedAt' | 'validityYears'>) => Promise<void>
  /**
   * Reissues a certificate in the current version, with the same number, dates and status; keeps the earlier form without the
   * name. Idempotent.
   * @returns false if the certificate does not exist or belongs to another holder
   */
  reissue: (request: Reissue) => Promise<boolean>
  /** Job: reissues a batch of the certificates that the operator requested. Logs a line if there were any. */
  reissueRequested: (now: number) => Promise<void>
}

/** Attempts to find a free index. While at most half of the list is used, 40 failures in a row are practically impossible. */
const tries = 40

/** Certificates that one run of the job reissues at most. */
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
      // An erased person has no named form.
      row.namedJwt === '' ? '' : sign(credentialOf(env, certified, row.name))
    ])
    // Does nothing if another request was first, or if the person was erased in the meantime: the name must not be restored.
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
        // Every read of a passed attempt calls this, so it must not sign an issued certificate again.
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
        // Random order, so that failing certificates do not block every run.
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

/** Statement that adds the audit log entry under the condition of the change. */
const recordReissue = (
  db: DrizzleD1Database,
  unchanged: SQL | undefined,
  entry: { actor: string; subject: string; now: number }
) => {
  const isOutdated = exists(db.select({ one: sql`1` }).from(certificates).where(unchanged))
  return recordExamAction(db, isOutdated, { ...entry, action: 'certificate-reissued' })
}
