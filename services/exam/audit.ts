import type { SQL } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import type { ExamAction } from '../../src/contract/exam-desk'
import { type AuditedAction, recordAuditWhere } from '../api/audit'

/** The statement that logs one of the exam's actions at the desk if the condition holds: see `recordAuditWhere`. */
export const recordExamAction = (db: DrizzleD1Database, condition: SQL | undefined, action: AuditedAction<ExamAction>) =>
  recordAuditWhere(db, condition, action)
