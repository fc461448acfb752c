import { auditListRequestSchema, auditListSchema } from '../audit'
import type { Calls } from './call'

/** The audit log of main, of all its calls at the desk (decision 037). */
export const mainDeskAudit = {
  'GET /desk/audit': { access: 'admin', query: auditListRequestSchema, data: auditListSchema }
} as const satisfies Calls

export type MainDeskAudit = typeof mainDeskAudit
