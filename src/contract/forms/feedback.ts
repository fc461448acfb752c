import * as v from 'valibot'
import { type FieldMessage, isEmail } from '../account'
import { fieldLength } from '../limits'
import { type Locale, locales } from '../locale'
import { normalizeTyped } from '../normalize'
import { type SurveyReceipt, surveyReasons, surveyReceiptSchema } from '../survey'
import { elapsedSchema } from '../user-info'
import { type FormFields, hidden, rulesOf, shared, typedValues, words, wordsUpTo } from './field'
import type { PostedForm } from './posted-form'

/** Messages of the rules that only this form has. */
export type FeedbackMessage = 'field_document' | 'field_reasons' | 'field_description'

const message = <Key extends FieldMessage>(key: Key): Key => key

/** Feedback on a document (spec §2), in the order in which fields are checked. */
export const feedbackFields = {
  /** Version of the documents, as in the address: `v1.4`, `latest`. */
  version: {
    ...hidden,
    schema: v.pipe(
      v.optional(v.string(message('field_document')), ''),
      v.regex(/^[a-z0-9][a-z0-9.-]{0,19}$/, message('field_document'))
    )
  },
  /** Id of the document, as in the address. */
  id: {
    ...hidden,
    schema: v.pipe(
      v.optional(v.string(message('field_document')), ''),
      v.regex(/^[a-z0-9][a-z0-9-]{0,79}$/, message('field_document'))
    )
  },
  /** The language in which the document was read. */
  locale: {
    ...hidden,
    schema: v.pipe(v.optional(v.string(message('field_document')), ''), v.picklist(locales, message('field_document')))
  },
  reasons: {
    schema: v.pipe(
      v.optional(v.array(v.picklist(surveyReasons, message('field_reasons')), message('field_reasons')), []),
      v.nonEmpty(message('field_reasons')),
      v.transform((given) => surveyReasons.filter((reason) => given.includes(reason)))
    ),
    input: 'choices',
    options: surveyReasons,
    isRequired: true,
    isPersonal: false,
    staff: 'inbox'
  },
  description: { ...words, schema: wordsUpTo(fieldLength.questions.max, 'field_description') },
  /** Email address for an answer besides the ticket's page; empty for none. */
  email: {
    ...shared.email,
    schema: v.pipe(
      v.optional(v.string(message('field_email')), ''),
      v.transform((typed) => normalizeTyped('email', typed)),
      v.check((value) => value === '' || isEmail(value), message('field_email')),
      v.metadata({ description: 'An email address, or empty.' })
    ),
    isRequired: false
  },
  trap: shared.trap
} as const satisfies FormFields
export type FeedbackField = keyof typeof feedbackFields

/** Body of `POST userInfo/userSatisfactionSurvey` (JSON). */
export const surveyRequestSchema = (locale: Locale) => v.object({ ...rulesOf(feedbackFields, locale), elapsed: elapsedSchema })

/** The feedback form at the end of each document (spec §2). Its own page shows the result, and the state of a ticket. */
export const feedbackForm = {
  name: 'feedback',
  path: '/document/feedback',
  call: 'POST /userInfo/userSatisfactionSurvey',
  fields: feedbackFields,
  fixed: {},
  values: typedValues(feedbackFields),
  saved: surveyReceiptSchema
} satisfies PostedForm<FeedbackField, SurveyReceipt>
