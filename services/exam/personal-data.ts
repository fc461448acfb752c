import { getTableColumns } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { type Classification, type Fates, ofVendor, personalTables } from '../api/personal-data'
import * as schema from './db/schema'

/** Fate of each text of the exam service when its person is erased (decision 068). */
export const examPersonalData = {
  lessons: { account: 'neutral', lesson: 'neutral' },
  candidates: { account: 'neutral', name: 'personal', requestReason: 'personal' },
  attempts: { id: 'neutral', account: 'neutral', name: 'personal', topics: 'personal' },
  attemptQuestions: { attempt: 'neutral', question: 'neutral', options: 'neutral' },
  answers: { attempt: 'neutral', device: 'internal', options: 'personal' },
  tokens: { hash: 'internal', attempt: 'neutral' },
  attemptEvents: { attempt: 'neutral' },
  appeals: { attempt: 'neutral', text: 'personal', answer: 'personal' },
  // A certificate can still be verified when its holder has deleted the account, by the name that the holder chose to show. The
  // file with the name is the holder's alone, so it goes.
  certificates: {
    id: 'neutral',
    attempt: 'neutral',
    account: 'kept',
    certification: 'neutral',
    name: 'kept',
    revocationReason: 'kept',
    publicJwt: 'neutral',
    namedJwt: 'personal'
  },
  earlierVersions: { certificate: 'neutral', publicJwt: 'neutral' },
  // Kept until another person decides about the proposal.
  revocations: { certificate: 'neutral', reason: 'expiring', proposedBy: 'neutral' },
  auditLog: { id: 'neutral', actor: 'neutral', action: 'neutral', subject: 'neutral', detail: 'neutral' },

  outlines: ofVendor,
  questions: ofVendor,
  questionDrafts: ofVendor,
  publicKeys: ofVendor
} as const satisfies Classification<typeof schema>

/** A table with rows of an account, and the column that leads to it. */
interface OwnedTable {
  table: SQLiteTable
  fates: Fates
  column: SQLiteColumn
}

/** The tables with rows of an account: those found by the account, and those found by its attempts. Derived from the schema. */
export function ownedTables(): { byAccount: OwnedTable[]; byAttempt: OwnedTable[] } {
  const tables = personalTables(schema, examPersonalData)
  const withColumn = (name: string) =>
    tables.flatMap(({ table, fates }): OwnedTable[] => {
      const column = getTableColumns(table)[name]
      return column ? [{ table, fates, column }] : []
    })
  const byAccount = withColumn('account')
  return { byAccount, byAttempt: withColumn('attempt').filter(({ table }) => !byAccount.some((own) => own.table === table)) }
}

/** Whether rows stay when their account is removed. */
export const isRetained = ({ fates }: Pick<OwnedTable, 'fates'>): boolean => Object.values(fates).includes('kept')
