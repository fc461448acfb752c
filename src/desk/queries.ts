import * as v from 'valibot'
import { contentIdSchema } from '~/contract/content'
import { entryStates } from '~/contract/desk-entries'
import { entryKinds } from '~/contract/entry-kinds'
import { bankPools } from '~/contract/exam-bank'
import { attemptIdSchema } from '~/contract/exam-desk'
import { questionIdSchema } from '~/contract/exam-questions'
import { inboxFilterEntries, inquiryKinds } from '~/contract/inbox'
import { writtenLocales } from '~/contract/locale'
import { mediaKinds, mediaLacks, mediaListRequestSchema } from '~/contract/media'

/*
 * What the pages of the desk read from their addresses. An address is also typed by people, so a part that is not valid counts as
 * absent and costs nothing else.
 */

const part = <Schema extends v.GenericSchema>(schema: Schema) => v.fallback(v.optional(schema), undefined)

const text = part(v.pipe(v.string(), v.nonEmpty()))
const id = part(contentIdSchema)

export const inboxQuery = v.object({
  /** `appeal`: only the appeals against exam results, which are no inquiries. */
  kind: part(v.picklist([...inquiryKinds, 'appeal'])),
  state: part(v.unwrap(inboxFilterEntries.state)),
  assignee: part(v.unwrap(inboxFilterEntries.assignee)),
  due: part(v.unwrap(inboxFilterEntries.due)),
  q: part(v.unwrap(inboxFilterEntries.q)),
  cursor: text,
  /** The inquiry that is shown beside the list. */
  id,
  /** The attempt whose appeal is shown there. */
  appeal: part(attemptIdSchema)
})

export const entryListQuery = v.object({
  kind: part(v.picklist(entryKinds)),
  state: part(v.picklist(entryStates)),
  language: part(v.picklist(writtenLocales)),
  returned: part(v.literal('true')),
  author: text,
  q: text,
  cursor: text
})

export const entryQuery = v.object({ kind: part(v.picklist(entryKinds)), id })

export const mediaQuery = v.object({
  kind: part(v.picklist(mediaKinds)),
  lack: part(v.picklist(mediaLacks)),
  name: part(mediaListRequestSchema.entries.name),
  cursor: text,
  /** The selected file. */
  id
})

export const examQuery = v.object({ attempt: part(attemptIdSchema), q: text })

export const questionsQuery = v.object({
  topic: text,
  pool: part(v.picklist(bankPools)),
  id: part(questionIdSchema),
  /** A new question of the topic and pool. */
  new: part(v.literal('true'))
})

export const auditQuery = v.object({ log: text })

/** The queries of the pages that have one, for their links. */
export interface DeskQueries {
  '/desk/inbox': Partial<v.InferOutput<typeof inboxQuery>>
  '/desk/entries': Partial<v.InferOutput<typeof entryListQuery>>
  '/desk/entries/entry': Partial<v.InferOutput<typeof entryQuery>>
  '/desk/media': Partial<v.InferOutput<typeof mediaQuery>>
  '/desk/exam': Partial<v.InferOutput<typeof examQuery>>
  '/desk/questions': Partial<v.InferOutput<typeof questionsQuery>>
  '/desk/audit': Partial<v.InferOutput<typeof auditQuery>>
}
