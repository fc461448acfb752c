import {
  assignRequestSchema,
  eraseRequestSchema,
  inboxExportRequestSchema,
  inboxListRequestSchema,
  inboxListSchema,
  inboxOverviewSchema,
  inquiryRequestSchema,
  inquirySchema,
  inquiryStateRequestSchema,
  noteRequestSchema,
  replyRequestSchema,
  resendRequestSchema
} from '../inbox'
import { type Calls, json } from './call'

/** The calls of the inbox, below main's base (decisions 037 and 039). A change of an older revision is a 409 with the inquiry as it is. */
export const mainDeskInbox = {
  'GET /desk/inbox/overview': { access: 'staff', data: inboxOverviewSchema },
  'GET /desk/inbox/list': { access: 'staff', query: inboxListRequestSchema, data: inboxListSchema },
  'GET /desk/inbox/detail': { access: 'staff', query: inquiryRequestSchema, data: inquirySchema },
  'POST /desk/inbox/assign': { access: 'staff', body: json(assignRequestSchema), data: inquirySchema },
  'POST /desk/inbox/state': { access: 'staff', body: json(inquiryStateRequestSchema), data: inquirySchema },
  'POST /desk/inbox/note': { access: 'staff', body: json(noteRequestSchema), data: inquirySchema },
  'POST /desk/inbox/reply': { access: 'staff', body: json(replyRequestSchema), data: inquirySchema },
  'POST /desk/inbox/erase': { access: 'staff', body: json(eraseRequestSchema), data: inquirySchema },
  'POST /desk/inbox/export': { access: 'staff', body: json(inboxExportRequestSchema), isFile: true },
  'POST /desk/inbox/resend': { access: 'staff', body: json(resendRequestSchema) }
} as const satisfies Calls

export type MainDeskInbox = typeof mainDeskInbox
