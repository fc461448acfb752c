import { type PostedForm, typedValues } from './posted-form'
import { surveyRequestSchema, surveySavedSchema } from './survey'

const fields = ['reasons', 'description', 'email'] as const
const hidden = ['version', 'id', 'locale', 'trap'] as const
export type FeedbackField = (typeof fields | typeof hidden)[number]

/** The feedback form at the end of each document (spec §2). Its own page shows the result, and the state of a ticket. */
export const feedbackForm = {
  name: 'feedback',
  path: '/document/feedback',
  call: 'POST /userInfo/userSatisfactionSurvey',
  fields,
  hidden,
  lists: ['reasons'],
  fixed: {},
  rules: () => surveyRequestSchema.entries,
  values: typedValues([...fields, ...hidden]),
  saved: surveySavedSchema
} satisfies PostedForm<FeedbackField, { ticket: string }>
