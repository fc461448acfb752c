import { randomUUID } from 'node:crypto'
import { getTableName } from 'drizzle-orm'
import * as v from 'valibot'
import { isRetained, ownedTables } from '../../services/exam/personal-data'
import type { ExamAction } from '../../src/contract/exam-desk'
import type { DatabaseStore } from '../database-store'
import { sqlLiteral } from '../sql-literal'

const accountsSchema = v.array(v.object({ account: v.string() }))
const countsSchema = v.tuple([v.object({ attempts: v.number(), open: v.number(), certificates: v.number() })])

/**
 * Erases the data that the exam service stores about a person: attempts with answers, events and appeals, lessons, the confirmed
 * name and the request for extra time. Certificates stay, so that a revoked one is not taken for genuine, without name and account.
 * @param person id of the account, or of one of its attempts or certificates
 * @returns a line for the user
 * @throws Error, before anything is written, for an unknown person and during an exam
 */
export async function eraseCandidate({ query, execute }: DatabaseStore, person: string): Promise<string> {
  const named = sqlLiteral(person)
  const [found] = v.parse(
    accountsSchema,
    await query(
      `SELECT account FROM certificates WHERE id = ${named} AND account <> ''
       UNION SELECT account FROM candidates WHERE account = ${named}
       UNION SELECT account FROM attempts WHERE account = ${named} OR id = ${named}
       UNION SELECT account FROM lessons WHERE account = ${named}`
    )
  )
  if (!found) throw new Error(`There is no account, attempt or certificate «${person}». Nothing was erased.`)
  const account = sqlLiteral(found.account)
  const [{ attempts, open, certificates }] = v.parse(
    countsSchema,
    await query(
      `SELECT (SELECT count(*) FROM attempts WHERE account = ${account}) AS attempts,
         (SELECT count(*) FROM attempts WHERE account = ${account} AND finished_at IS NULL) AS open,
         (SELECT count(*) FROM certificates WHERE account = ${account}) AS certificates`
    )
  )
  if (open > 0) throw new Error('An exam of this account is open. Nothing was erased.')
  await execute(candidateErasure(found.account))
  return `Erased ${attempts} attempts, lessons and name. Certificates that can still be verified, without a name: ${certificates}.`
}

/** The statements that erase the records of an account. The audit log notes the erasure, so that a restore can repeat it. */
export function candidateErasure(person: string): string[] {
  const account = sqlLiteral(person)
  const own = `(SELECT id FROM attempts WHERE account = ${account})`
  const { byAccount, byAttempt } = ownedTables()
  const action: ExamAction = 'candidate-erased'
  const entry = `${sqlLiteral(randomUUID())}, ${Date.now()}, NULL, ${sqlLiteral(action)}, ${account}, '{}'`
  return [
    `INSERT INTO audit_log (id, at, actor, action, subject, detail) VALUES (${entry})`,
    ...byAttempt.map(({ table, column }) => `DELETE FROM ${getTableName(table)} WHERE ${column.name} IN ${own}`),
    // The mask of a name of one character shows none of it.
    `UPDATE certificates SET account = '', name = '*', named_jwt = '', is_name_shown = 0 WHERE account = ${account}`,
    ...byAccount
      .filter((owned) => !isRetained(owned))
      .map(({ table, column }) => `DELETE FROM ${getTableName(table)} WHERE ${column.name} = ${account}`)
  ]
}
