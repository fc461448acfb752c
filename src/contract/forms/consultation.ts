import * as v from 'valibot'
import { type FieldMessage, linesOfLength } from '../account'
import { fieldLength } from '../limits'
import type { Locale } from '../locale'
import { editions, elapsedSchema, type UserInfoReceipt, userInfoReceiptSchema } from '../user-info'
import { type FormFields, hidden, rulesOf, shared, typedValues, words } from './field'
import type { PostedForm } from './posted-form'

/** Messages of the rules that only this form has. */
export type ConsultationMessage = 'field_questions'

const message = <Key extends FieldMessage>(key: Key): Key => key

/** Editions with a consultation page (spec §2: three variants); the free one is downloaded instead. */
export const consultedEditions = ['single', 'standard', 'advanced'] as const
export type ConsultedEdition = (typeof consultedEditions)[number]

/** Subjects of a consultation other than an edition, as links name them. Each has its own page; `talk` is for any subject. */
export const consultationTopics = [
  'talk',
  'proof',
  'platform',
  'rag',
  'appliance',
  'weaver',
  'disclosure',
  'references',
  'event'
] as const
export type ConsultationTopic = (typeof consultationTopics)[number]

/** A consultation (spec §3), in the order in which fields are checked. */
export const consultationFields = {
  name: shared.name,
  phone: shared.phone,
  email: shared.workEmail,
  industry: shared.industry,
  questions: { ...words, schema: linesOfLength(fieldLength.questions, 'field_questions', 'field_questions') },
  /** One of `consultedEditions` on the site; the call takes every edition. */
  edition: { ...hidden, schema: v.optional(v.picklist(editions, message('field_edition'))), options: editions, staff: 'fact' },
  trap: shared.trap
} as const satisfies FormFields
export type ConsultationField = keyof typeof consultationFields

/** Body of the call for a consultation: also one without `kind`. */
export const consultationRequestSchema = (locale: Locale) =>
  v.object({
    kind: v.optional(v.literal('consultation', message('field_kind'))),
    ...rulesOf(consultationFields, locale),
    elapsed: elapsedSchema
  })

/** The form of a consultation (spec §3, §5). */
export const consultationForm = {
  name: 'consultation',
  path: '/product/consult',
  call: 'POST /add/userInfo',
  fields: consultationFields,
  fixed: { kind: 'consultation' },
  values: typedValues(consultationFields),
  saved: userInfoReceiptSchema
} satisfies PostedForm<ConsultationField, UserInfoReceipt>
