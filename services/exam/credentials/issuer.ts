import type { DrizzleD1Database } from 'drizzle-orm/d1'
import { certificates } from '../db/schema'
import type { Env } from '../env'
import type { StoredAttempt } from '../handler'

/** Issues certificates. */
export interface Issuer {
  /** Issues the certificate of a passed attempt. Repeatable: an attempt has one certificate. */
  issue: (attempt: Pick<StoredAttempt, 'id' | 'account' | 'name' | 'finishedAt' | 'validityYears'>) => Promise<void>
}

export function createIssuer(db: DrizzleD1Database, _env: Env): Issuer {
  return {
    async issue({ id, account, name, finishedAt }) {
      const row = { id: crypto.randomUUID(), attempt: id, account, name, certification: 'GBCA', statusIndex: 0 }
      const at = { issuedAt: finishedAt ?? 0, validUntil: finishedAt ?? 0, publicJwt: '', namedJwt: '' }
      await db
        .insert(certificates)
        .values({ ...row, ...at })
        .onConflictDoNothing()
    }
  }
}
