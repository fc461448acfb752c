import { auditListRequestSchema, auditListSchema } from '../audit'
import type { Calls } from './call'

/** The audit log of main, of all its calls at the desk (decision 037). */
export const mainDeskAudit = {
  //#region Audit log
  /** The audit log of main, newest first; `before` is the `next` of the previous page. */
  'GET /desk/audit': { access: 'admin', query: auditListRequestSchema, data: auditListSchema }
  //#endregion
} as const satisfies Calls

export type MainDeskAudit = typeof mainDeskAudit
