import type { MainDeskAudit } from '~/contract/api/main-desk-audit'
import { type AuditEntry, type AuditList, auditListSchema } from '~/contract/audit'
import { deskAddress } from '~/contract/desk-pages'
import type { PeopleAction } from '~/contract/desk-people'
import { entryKinds } from '~/contract/entry-kinds'
import type { ExamAction } from '~/contract/exam-desk'
import { roles } from '~/contract/roles'
import { type ApiError, callsOf } from '~/lib/api'
import { m } from '~/paraglide/messages'
import { type EntryName, entryAddress } from '../entries/calls'
import { kindNames } from '../entries/names'
import { callExamDesk } from '../exam-calls'
import type { DeskAddress } from '../link'
import { roleList } from '../role-names'
import { callPassportDesk } from '../use-people'

/** The audit log of a service. */
export interface AuditSource {
  /** In the address of the page: `?log=exam`. */
  id: string
  name: () => string
  /** One page of the log; `before` is the `next` of the previous page. */
  load: (before: string | undefined) => Promise<AuditList>
  /** Text of the action, to follow the name of its actor; undefined for an action that this page does not know. */
  describe: (entry: AuditEntry, nameOf: (account: string) => string) => string | undefined
  /** Address of the page that shows the changed record; undefined if no page does. */
  addressOf: (entry: AuditEntry) => DeskAddress | undefined
}

type Describe = (entry: AuditEntry, nameOf: (account: string) => string) => string

/** Describes an action by its entry in a table of all actions of the service. */
const byAction =
  (texts: Readonly<Record<string, Describe>>): AuditSource['describe'] =>
  (entry, nameOf) =>
    Object.hasOwn(texts, entry.action) ? texts[entry.action]?.(entry, nameOf) : undefined

/** The value of the detail as text; lists and texts of roles by the names of the roles. */
function written({ detail }: AuditEntry, key: string): string {
  const value = detail[key] ?? ''
  const values = Array.isArray(value) ? value : [String(value)]
  const held = roles.filter((role) => values.includes(role))
  return held.length > 0 ? roleList(held) : values.join(m.desk_roles_separator())
}

const peopleTexts: Readonly<Record<PeopleAction, Describe>> = {
  'role-granted': (entry, nameOf) => m.desk_audit_role_granted({ name: nameOf(entry.subject), role: written(entry, 'role') }),
  'role-revoked': (entry, nameOf) => m.desk_audit_role_revoked({ name: nameOf(entry.subject), role: written(entry, 'role') }),
  invited: (entry) => m.desk_audit_invited({ to: written(entry, 'to'), roles: written(entry, 'roles') }),
  'invitation-undelivered': (entry) => m.desk_audit_undelivered({ to: written(entry, 'to') }),
  'invitation-revoked': (entry) => m.desk_audit_invitation_revoked({ to: written(entry, 'to') }),
  'invitation-accepted': (entry) => m.desk_audit_accepted({ roles: written(entry, 'roles') })
}

const examTexts: Readonly<Record<ExamAction, Describe>> = {
  'extra-time-granted': (entry, nameOf) =>
    m.desk_audit_extra_time_granted({ name: nameOf(entry.subject), percent: written(entry, 'percent') }),
  'extra-time-declined': (entry, nameOf) => m.desk_audit_extra_time_declined({ name: nameOf(entry.subject) }),
  'appeal-answered': ({ subject }) => m.desk_audit_appeal_answered({ attempt: subject }),
  'candidate-renamed': (entry, nameOf) => m.desk_audit_renamed({ name: nameOf(entry.subject) }),
  'candidate-erased': (entry, nameOf) => m.desk_audit_candidate_erased({ name: nameOf(entry.subject) }),
  'revocation-proposed': ({ subject }) => m.desk_audit_revocation_proposed({ certificate: subject }),
  'revocation-rejected': ({ subject }) => m.desk_audit_revocation_rejected({ certificate: subject }),
  'certificate-revoked': ({ subject, detail }) =>
    detail.override === undefined
      ? m.desk_audit_revoked({ certificate: subject })
      : m.desk_audit_revoked_alone({ certificate: subject }),
  'certificate-reissued': ({ subject }) => m.desk_audit_reissued({ certificate: subject }),
  'question-published': ({ subject, detail }) =>
    detail.override === undefined
      ? m.desk_audit_question_published({ question: subject })
      : m.desk_audit_question_published_alone({ question: subject }),
  'question-discarded': ({ subject }) => m.desk_audit_question_discarded({ question: subject }),
  'question-withdrawn': ({ subject }) => m.desk_audit_question_withdrawn({ question: subject })
}

/** The entry that a subject `news/12` names; undefined for other subjects. */
function entryOf(subject: string): EntryName | undefined {
  const [written, id] = subject.split('/')
  const kind = entryKinds.find((each) => each === written)
  return kind && { kind, id: Number(id) }
}

function entryName(subject: string): string {
  const entry = entryOf(subject)
  return entry ? m.desk_audit_entry_name({ kind: kindNames[entry.kind](), id: entry.id }) : subject
}

/** The actions that main records; their subjects are `news/12`, the key of a file, and the number of an inquiry. */
const mainTexts: Readonly<Record<string, Describe>> = {
  'entry-submitted': ({ subject }) => m.desk_audit_entry_submitted({ entry: entryName(subject) }),
  'entry-returned': ({ subject }) => m.desk_audit_entry_returned({ entry: entryName(subject) }),
  'entry-published': ({ subject }) => m.desk_audit_entry_published({ entry: entryName(subject) }),
  'entry-published-own': ({ subject }) => m.desk_audit_entry_published_own({ entry: entryName(subject) }),
  'entry-withdrawn': ({ subject }) => m.desk_audit_entry_withdrawn({ entry: entryName(subject) }),
  'entry-unscheduled': ({ subject }) => m.desk_audit_entry_unscheduled({ entry: entryName(subject) }),
  'entry-restored': ({ subject }) => m.desk_audit_entry_restored({ entry: entryName(subject) }),
  'entry-deleted': ({ subject }) => m.desk_audit_entry_deleted({ entry: entryName(subject) }),
  'media-deleted': ({ subject }) => m.desk_audit_media_deleted({ file: subject }),
  'media-rejected': ({ subject }) => m.desk_audit_media_rejected({ file: subject }),
  'inquiry-erased': ({ subject }) => m.desk_audit_inquiry_erased({ number: subject }),
  'inquiries-exported': (entry) => m.desk_audit_inquiries_exported({ rows: written(entry, 'rows') })
}

/** A deleted draft has no page any more. */
function mainAddress({ action, subject }: AuditEntry): DeskAddress | undefined {
  const entry = entryOf(subject)
  if (entry) return action === 'entry-deleted' ? undefined : entryAddress(entry)
  return action === 'inquiry-erased' ? deskAddress.inquiry(Number(subject)) : undefined
}

function examAddress({ action, subject }: AuditEntry): DeskAddress | undefined {
  if (action === 'appeal-answered') return { to: '/desk/exam', search: { attempt: subject } }
  return action.startsWith('question-') ? { to: '/desk/questions', search: { id: subject } } : undefined
}

const callMainAudit = callsOf<MainDeskAudit>('main')

/** The page shows a failure itself, except a 403, which ends the session. */
const shownByPage = { suppressErrorToast: ({ status }: ApiError) => status !== 403 }

const people: AuditSource = {
  id: 'people',
  name: m.desk_audit_people,
  load: (before) =>
    callPassportDesk({ call: 'GET /galaxy/desk/audit', query: { before }, data: auditListSchema, ...shownByPage }),
  describe: byAction(peopleTexts),
  addressOf: () => undefined
}
const exam: AuditSource = {
  id: 'exam',
  name: m.desk_audit_exam,
  load: (before) => callExamDesk({ call: 'GET /desk/audit', query: { before }, data: auditListSchema, ...shownByPage }),
  describe: byAction(examTexts),
  addressOf: examAddress
}

const content: AuditSource = {
  id: 'content',
  name: m.desk_audit_content,
  load: (before) => callMainAudit({ call: 'GET /desk/audit', query: { before }, data: auditListSchema, ...shownByPage }),
  describe: byAction(mainTexts),
  addressOf: mainAddress
}

/** The logs that the page shows, each a tab. */
export const sources: readonly AuditSource[] = [people, content, exam]

/** The log that the query of the page selects: the first one without a valid choice. */
export const sourceOf = (log: string | undefined): AuditSource => sources.find(({ id }) => id === log) ?? people
