import * as v from 'valibot'
import { lengths } from './account'
import { contentIdSchema, cursorSchema, daySchema, listOf, momentSchema, sizeSchema } from './content'
import { accountPattern } from './desk-people'
import { recordKinds } from './download-records'
import { consultationFields } from './forms/consultation'
import { downloadFields } from './forms/download'
import { feedbackFields } from './forms/feedback'
import type { FormField, FormFields, StaffField } from './forms/field'
import { noticeFields } from './forms/notice'
import { partnerFields } from './forms/partner'
import { fieldLength, maxQueryLength } from './limits'
import { locales } from './locale'
import { characterCount, isWritable } from './text'

/*
 * The inbox of the desk. An inquiry is the handling of one submission of a visitor, of any kind. The submission itself is a row
 * of its kind's table, to which the inquiry refers.
 */

/** Keys of `fields.json` for errors of inbox calls. */
export type InboxMessage =
  | 'field_inquiry_kind'
  | 'field_inquiry_state'
  | 'field_inquiry_assignee'
  | 'field_inquiry_revision'
  | 'field_inquiry_outcome'
  | 'field_inquiry_text'
  | 'field_inquiry_query'
  | 'field_notification'
  | 'field_flag'

const message = <Key extends InboxMessage>(key: Key): Key => key

/**
 * Kinds of submissions: `add/userInfo` accepts the first two, feedback on documents is a survey, a download accepts the
 * statement, a notice requests a message when a certification opens.
 */
export const inquiryKinds = ['consultation', 'partner', 'feedback', 'download', 'notice'] as const
export type InquiryKind = (typeof inquiryKinds)[number]

/** An inquiry is `new` until it is assigned, and `waiting` for a reply of the visitor or a colleague. */
export const inquiryStates = ['new', 'assigned', 'waiting', 'done', 'spam'] as const
export type InquiryState = (typeof inquiryStates)[number]
/** States of unfinished inquiries. */
export const openStates = ['new', 'assigned', 'waiting'] as const satisfies readonly InquiryState[]

/** Outcome of completed feedback, shown with its ticket: whether the document was changed. */
export const feedbackOutcomes = ['fixed', 'answered'] as const
export type FeedbackOutcome = (typeof feedbackOutcomes)[number]

/** Most rows of an export. */
export const maxExported = 5000
const cutMark = `-first-${maxExported}`
/** The name of an export, which says if it lacks inquiries. */
export const exportName = (day: string, isCut: boolean): string => `inquiries-${day}${isCut ? cutMark : ''}.csv`
export const isCutExport = (name: string): boolean => name.includes(cutMark)

/** Passport's account id, `me` or `none`. */
const assigneeSchema = v.pipe(
  v.string(message('field_inquiry_assignee')),
  v.regex(accountPattern, message('field_inquiry_assignee'))
)

/** The filters of a list, as in the desk's address. Without `state`, the list contains open inquiries, earliest due day first. */
export const inboxFilterEntries = {
  kind: v.optional(v.picklist(inquiryKinds, message('field_inquiry_kind'))),
  state: v.optional(v.picklist([...inquiryStates, 'open', 'all'], message('field_inquiry_state')), 'open'),
  /** Passport's account id; `me` is the requesting account, `none` selects unassigned inquiries. */
  assignee: v.optional(assigneeSchema),
  /** `overdue`: open, and the due day has passed in China's time zone. */
  due: v.optional(v.picklist(['overdue'], message('field_inquiry_state'))),
  /** Part of a name, a company, a phone number, an email address or a ticket number, or the number of an inquiry. */
  q: v.optional(
    v.pipe(
      v.string(message('field_inquiry_query')),
      v.trim(),
      v.check((text) => characterCount(text) <= maxQueryLength && isWritable(text), message('field_inquiry_query')),
      v.metadata({ maxLength: maxQueryLength })
    ),
    ''
  )
}
const inboxFiltersSchema = v.object(inboxFilterEntries)
export type InboxFilters = v.InferOutput<typeof inboxFiltersSchema>

/** Query of `GET desk/inbox/list`. */
export const inboxListRequestSchema = v.object({ ...inboxFilterEntries, size: sizeSchema, cursor: cursorSchema })

/** Body of `POST desk/inbox/export`. */
export const inboxExportRequestSchema = v.object(inboxFilterEntries)

/** An inquiry in a list. Values that the visitor did not enter, or that were erased, are null. */
const inquiryItemSchema = v.object({
  id: v.number(),
  /** The reference number given to the visitor. */
  reference: v.string(),
  kind: v.picklist(inquiryKinds),
  state: v.picklist(inquiryStates),
  /** Passport's account id. */
  assignee: v.nullable(v.string()),
  isMine: v.boolean(),
  /** The last day of the promised answer in China's time zone; null if none was promised. */
  dueOn: v.nullable(daySchema),
  isOverdue: v.boolean(),
  createdAt: momentSchema,
  name: v.nullable(v.string()),
  company: v.nullable(v.string()),
  email: v.nullable(v.string()),
  /** Number of the feedback. */
  ticket: v.nullable(v.string()),
  /** The beginning of the visitor's text; may be empty. */
  excerpt: v.string(),
  isErased: v.boolean()
})
export type InquiryItem = v.InferOutput<typeof inquiryItemSchema>

/** `data` of `GET desk/inbox/list`: open inquiries by due day, others newest first. */
export const inboxListSchema = v.object({
  ...listOf(inquiryItemSchema).entries,
  /** `cursor` of the previous page; null at the beginning. */
  previous: v.nullable(v.string())
})

/** Subjects of messages: an inquiry, a reply to it, the digest of overdue inquiries, and a submitted or returned entry. */
export const notificationSubjects = ['inquiry', 'reply', 'digest', 'submitted', 'returned'] as const

/** A message that failed in all attempts. */
const failedNotificationSchema = v.object({
  id: v.string(),
  subject: v.picklist(notificationSubjects),
  channel: v.picklist(['email', 'webhook']),
  /** Id of the inquiry; null for a message about another subject. */
  inquiry: v.nullable(v.number()),
  /** The reference number given to the visitor. */
  reference: v.nullable(v.string()),
  attempts: v.number(),
  /** Error of the last attempt: a text of this site with the target's status. */
  failure: v.string(),
  createdAt: momentSchema
})

/** `data` of `GET desk/inbox/overview`. */
export const inboxOverviewSchema = v.object({
  /** Numbers of inquiries; empty groups are omitted. */
  counts: v.array(v.object({ kind: v.picklist(inquiryKinds), state: v.picklist(inquiryStates), count: v.number() })),
  overdue: v.number(),
  /** Open inquiries of the requesting account. */
  mine: v.number(),
  /** The newest, at most 50. */
  failed: v.array(failedNotificationSchema)
})
export type InboxOverview = v.InferOutput<typeof inboxOverviewSchema>

/** Query of `GET desk/inbox/detail`. */
export const inquiryRequestSchema = v.object({ id: contentIdSchema })

/** The form of each kind of inquiry. */
export const inquiryFields = {
  consultation: consultationFields,
  partner: partnerFields,
  feedback: feedbackFields,
  download: downloadFields,
  notice: noticeFields
} as const satisfies Readonly<Record<InquiryKind, FormFields>>

/** A text, or one or more chosen options. */
export type StaffValue = string | string[] | null

function staffSchema({ input, options }: FormField): v.GenericSchema<StaffValue> {
  if (!options) return v.string()
  return input === 'choices' ? v.array(v.picklist(options)) : v.nullable(v.picklist(options))
}

/** The fields of a form that are shown to staff. */
function staffEntries<Fields extends FormFields>(
  fields: Fields
): Readonly<Record<StaffField<Fields> & string, v.GenericSchema<StaffValue>>>
function staffEntries(fields: FormFields) {
  const seen = Object.entries(fields).filter(([, { staff }]) => staff !== 'nowhere')
  return Object.fromEntries(seen.map(([name, field]) => [name, staffSchema(field)]))
}

/** The visitor's submission, by kind. Erased texts are empty. */
export const inquirySubmissionSchema = v.variant('kind', [
  v.object({ kind: v.literal('consultation'), ...staffEntries(consultationFields) }),
  v.object({ kind: v.literal('partner'), ...staffEntries(partnerFields) }),
  v.object({ kind: v.literal('notice'), ...staffEntries(noticeFields) }),
  v.object({
    kind: v.literal('feedback'),
    ticket: v.string(),
    /** Version and id of the document, as in its address. */
    version: v.string(),
    document: v.string(),
    documentLocale: v.picklist(locales),
    ...staffEntries(feedbackFields)
  }),
  v.object({
    kind: v.literal('download'),
    ...staffEntries(downloadFields),
    /** The files obtained with this consent, oldest first; at most 50. */
    files: v.array(v.object({ kind: v.picklist(recordKinds), entry: v.number(), file: v.string(), at: momentSchema }))
  })
])
export type InquirySubmission = v.InferOutput<typeof inquirySubmissionSchema>

/** An event in the history of an inquiry. `actor` is null for the nightly job and for the visitor. */
const inquiryEventSchema = v.object({
  id: v.number(),
  at: momentSchema,
  actor: v.nullable(v.string()),
  isMine: v.boolean(),
  kind: v.picklist(['assigned', 'state', 'note', 'reply', 'erased']),
  /** For `assigned`; null if the inquiry was unassigned. */
  assignee: v.nullable(v.string()),
  /** For `state`. */
  state: v.nullable(v.picklist(inquiryStates)),
  /** Text of a note or a reply; null once it is erased. */
  text: v.nullable(v.string()),
  /** The reply is shown with the ticket. */
  isPublished: v.boolean(),
  /** Delivery of the reply's email; null without one. */
  delivery: v.nullable(v.picklist(['waiting', 'delivered', 'failed']))
})
export type InquiryEvent = v.InferOutput<typeof inquiryEventSchema>

/** `data` of `GET desk/inbox/detail`, of every call that changes an inquiry, and of their 409. */
export const inquirySchema = v.object({
  ...inquiryItemSchema.entries,
  /** Incremented by every change; a call with an older revision is a 409. */
  revision: v.number(),
  changedAt: momentSchema,
  /** Language of the page with the form. */
  locale: v.picklist(locales),
  outcome: v.nullable(v.picklist(feedbackOutcomes)),
  submission: inquirySubmissionSchema,
  /** Whether a reply can be sent by email: the visitor left an address, and a mail server is configured. */
  isMailable: v.boolean(),
  /** Oldest first. */
  history: v.array(inquiryEventSchema)
})
export type Inquiry = v.InferOutput<typeof inquirySchema>

/** The inquiry, and the revision that the page shows: a change of an older revision is a 409. */
const changed = {
  id: contentIdSchema,
  revision: v.pipe(
    v.optional(v.number(message('field_inquiry_revision')), -1),
    v.integer(message('field_inquiry_revision')),
    v.minValue(0, message('field_inquiry_revision'))
  )
}

/** Plain text by staff: a note or a reply. */
const staffTextSchema = v.pipe(
  v.optional(v.string(message('field_inquiry_text')), ''),
  v.trim(),
  v.transform((text) => text.replaceAll('\r\n', '\n')),
  v.check((text) => {
    const length = characterCount(text)
    return isWritable(text) && length >= fieldLength.staffText.min && length <= fieldLength.staffText.max
  }, message('field_inquiry_text')),
  lengths(fieldLength.staffText)
)

/**
 * Body of `POST desk/inbox/assign`: `me` assigns the inquiry to the account, even if a colleague has it; passport's account id
 * assigns it to that staff member; `none` unassigns it.
 */
export const assignRequestSchema = v.object({
  ...changed,
  assignee: v.pipe(v.optional(v.string(message('field_inquiry_assignee')), ''), assigneeSchema)
})

/** `open` sets the state to assigned if there is an assignee, otherwise to new. */
const stateSchema = v.pipe(
  v.optional(v.string(message('field_inquiry_state')), ''),
  v.picklist(['open', 'waiting', 'done', 'spam'], message('field_inquiry_state'))
)
const outcomeSchema = v.optional(v.picklist(feedbackOutcomes, message('field_inquiry_outcome')))

/** Body of `POST desk/inbox/state`. Completed feedback requires an outcome; nothing else accepts one. */
export const inquiryStateRequestSchema = v.object({ ...changed, state: stateSchema, outcome: outcomeSchema })

/** Body of `POST desk/inbox/note`. A note cannot conflict, so it needs no revision. */
export const noteRequestSchema = v.object({ id: contentIdSchema, text: staffTextSchema })

/**
 * Body of `POST desk/inbox/reply`: sends the text to the visitor's email address, if known, and shows it with the ticket if
 * `isPublished`, which only feedback accepts. A reply that would reach nobody is a 409. The inquiry gets the given state.
 */
export const replyRequestSchema = v.object({
  ...changed,
  text: staffTextSchema,
  isPublished: v.optional(v.boolean(message('field_flag')), false),
  state: stateSchema,
  outcome: outcomeSchema
})

/** Body of `POST desk/inbox/erase`. */
export const eraseRequestSchema = v.object(changed)

/** Body of `POST desk/inbox/resend`: attempts a failed notification again. */
export const resendRequestSchema = v.object({
  id: v.pipe(v.optional(v.string(message('field_notification')), ''), v.uuid(message('field_notification')))
})
