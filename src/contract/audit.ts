import * as v from 'valibot'
import { cursorSchema } from './content'

/*
 * The audit log of a service (decision 037): the actions of its desk calls, and the accounts that made them. Every
 * service keeps its own, with actions of its own.
 */

/**
 * The changes of an action, in few words: ids, roles, counts. The log outlives the data that it mentions, so it holds no
 * personal data; an identifier is masked.
 */
const detailSchema = v.record(v.string(), v.union([v.string(), v.number(), v.array(v.string())]))
export type AuditDetail = v.InferOutput<typeof detailSchema>

/** An entry of the audit log: an action, its actor and its subject. */
export const auditEntrySchema = v.object({
  id: v.string(),
  /** Milliseconds since 1970. */
  at: v.number(),
  /** Passport's id of the account; null for a command of the operator. */
  actor: v.nullable(v.string()),
  /** `role-granted`; the service that wrote it lists its actions. */
  action: v.string(),
  /** Id of what was changed. */
  subject: v.string(),
  detail: detailSchema
})
export type AuditEntry = v.InferOutput<typeof auditEntrySchema>

/** Query of a log: `before` is the `next` of the previous page. */
export const auditListRequestSchema = v.object({ before: cursorSchema })

/** `data` of a log, newest first, 50 entries at a time; `next` fetches older ones, and is null at the end. */
export const auditListSchema = v.object({ entries: v.array(auditEntrySchema), next: v.nullable(v.string()) })
export type AuditList = v.InferOutput<typeof auditListSchema>
