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

/**
 * The calls of the inbox, below main's base (decisions 037 and 039). A change of an older revision is a 409 with the inquiry as it
 * is.
 */
export const mainDeskInbox = {
  //#region Inbox
  /** Numbers of inquiries by kind and state, of overdue ones and of those of the account, and the failed notifications. */
  'GET /desk/inbox/overview': { access: 'staff', data: inboxOverviewSchema },
  /** Inquiries by kind, state, assignee, overdue answer or search words: open ones by their due day, others the newest first. */
  'GET /desk/inbox/list': { access: 'staff', query: inboxListRequestSchema, data: inboxListSchema },
  /**
   * An inquiry with its notes, replies and changes.
   * @throws 404 There is no such inquiry.
   */
  'GET /desk/inbox/detail': { access: 'staff', query: inquiryRequestSchema, data: inquirySchema },
  /**
   * The account takes the inquiry, gives it to a member of staff, or puts it back. An inquiry that is waiting or over keeps its
   * state.
   * @throws 404 There is no such inquiry.
   * @throws 409 The inquiry has changed since; `data` has it as it is.
   */
  'POST /desk/inbox/assign': { access: 'staff', body: json(assignRequestSchema), data: inquirySchema },
  /**
   * Opens or closes an inquiry, closing it with an outcome.
   * @throws 404 There is no such inquiry.
   * @throws 409 The inquiry has changed since; `data` has it as it is.
   */
  'POST /desk/inbox/state': { access: 'staff', body: json(inquiryStateRequestSchema), data: inquirySchema },
  /**
   * Adds a note for the staff.
   * @throws 404 There is no such inquiry.
   * @throws 409 The inquiry has changed since; `data` has it as it is.
   */
  'POST /desk/inbox/note': { access: 'staff', body: json(noteRequestSchema), data: inquirySchema },
  /**
   * Stores the reply, queues the mail with it and shows it with the ticket, all or nothing. An inquiry without an assignee is
   * assigned to the account that replies.
   * @throws 404 There is no such inquiry.
   * @throws 409 The inquiry has changed since, and `data` has it as it is; or the reply would reach nobody.
   */
  'POST /desk/inbox/reply': { access: 'staff', body: json(replyRequestSchema), data: inquirySchema },
  /**
   * Erases the visitor's input and closes the inquiry, at the visitor's request.
   * @throws 404 There is no such inquiry.
   * @throws 409 The inquiry has changed since; `data` has it as it is.
   */
  'POST /desk/inbox/erase': { access: 'staff', body: json(eraseRequestSchema), data: inquirySchema },
  /**
   * The filtered list as a CSV file, in the order of the list. Moments are in China’s time. The name of a file with the first 5,000
   * inquiries of a longer list ends in `-first-5000.csv`.
   * @throws 503 The account service, which names the assignees, is unavailable.
   */
  'POST /desk/inbox/export': { access: 'staff', body: json(inboxExportRequestSchema), isFile: true },
  /**
   * Attempts a failed notification again.
   * @throws 404 There is no such failed notification.
   */
  'POST /desk/inbox/resend': { access: 'staff', body: json(resendRequestSchema) }
  //#endregion
} as const satisfies Calls

export type MainDeskInbox = typeof mainDeskInbox
