import { randomUUID } from 'node:crypto'
import type { D1Database } from '@cloudflare/workers-types'

/** A passed attempt as the exam service has it before its job scores it. */
interface PassedAttempt {
  account: string
  name: string
  finishedAt?: number
  validityYears?: number
}

/**
 * Adds an attempt that is finished and not yet scored; returns its id. It has one question with a correct answer. The job of the
 * exam service then issues its certificate.
 */
export async function addPassedAttempt(examDb: Pick<D1Database, 'prepare'>, passed: PassedAttempt): Promise<string> {
  const { account, name, finishedAt = Date.now() - 60_000, validityYears = 2 } = passed
  const id = randomUUID()
  const question = "FROM questions WHERE pool = 'exam' AND is_current ORDER BY id LIMIT 1"
  // Before the attempt, which the job may score at once.
  await examDb.prepare(`INSERT INTO attempt_questions SELECT ?1, 0, id, version, key ${question}`).bind(id).run()
  await examDb.prepare(`INSERT INTO answers SELECT ?1, 0, 1, 'a-device', key, 0, ?2 ${question}`).bind(id, finishedAt).run()
  await examDb
    .prepare(
      `INSERT INTO attempts (id, account, number, name, minutes, pass_percent, validity_years, started_at, deadline, finished_at, finished_by)
       VALUES (?1, ?2, (SELECT count(*) + 1 FROM attempts WHERE account = ?2), ?3, 60, 70, ?4, ?5, ?6, ?6, 'candidate')`
    )
    .bind(id, account, name, validityYears, finishedAt - 3_000_000, finishedAt)
    .run()
  return id
}

/** Revokes a certificate as staff does. */
export async function revoke(examDb: Pick<D1Database, 'prepare'>, id: string, reason: string): Promise<void> {
  await examDb
    .prepare('UPDATE certificates SET revoked_at = ?2, revocation_reason = ?3 WHERE id = ?1')
    .bind(id, Date.now(), reason)
    .run()
}
