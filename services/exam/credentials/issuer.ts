import { randomInt, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import { certificationName } from '../../../src/contract/certificates'
import { certificates } from '../db/schema'
import type { Env } from '../env'
import type { StoredAttempt } from '../handler'
import { wholeSecond, yearsLater } from './moments'
import { credentialOf } from './open-badge'
import { createSigner, type Signer } from './signer'
import { statusListLength } from './status-list'

/** Issues certificates. */
export interface Issuer {
  /** Issues the certificate of a passed attempt. Repeatable: an attempt has one certificate. */
  issue: (attempt: Pick<StoredAttempt, 'id' | 'account' | 'name' | 'finishedAt' | 'validityYears'>) => Promise<void>
}

/** Tries to find a free index. Half of the list is used before as many as two in a row are likely to fail. */
const tries = 40

export function createIssuer(
  db: DrizzleD1Database,
  env: Pick<Env, 'CERTIFICATE_KEY' | 'CERTIFICATE_ORIGIN' | 'CERTIFICATE_ISSUER'>,
  { sign }: Signer = createSigner(db, env)
): Issuer {
  const isIssued = async (attempt: string) => {
    const rows = await db.select({ id: certificates.id }).from(certificates).where(eq(certificates.attempt, attempt))
    return rows.length > 0
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
        // A conflict means that another request has issued it, or that the index is taken.
        await db
          .insert(certificates)
          .values({ id, attempt, account, name, certification: certificationName, statusIndex, ...dates, publicJwt, namedJwt })
          .onConflictDoNothing()
      }
      if (!(await isIssued(attempt))) throw new Error('The status list has no free index')
    }
  }
}
