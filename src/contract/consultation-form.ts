import { type PostedForm, typedValues } from './posted-form'
import { consultationRequestSchema, userInfoSavedSchema } from './user-info'

/** Editions with a consultation page (spec §2: three variants); the free one is downloaded instead. */
export const consultedEditions = ['single', 'standard', 'advanced'] as const
export type ConsultedEdition = (typeof consultedEditions)[number]

const fields = ['name', 'phone', 'email', 'industry', 'questions'] as const
const hidden = ['edition', 'trap'] as const
export type ConsultationField = (typeof fields | typeof hidden)[number]

/** The form of a consultation (spec §3, §5); `edition` is one of `consultedEditions`. */
export const consultationForm = {
  name: 'consultation',
  path: '/product/consult',
  call: 'POST /add/userInfo',
  fields,
  hidden,
  lists: [],
  fixed: { kind: 'consultation' },
  rules: consultationRequestSchema.entries,
  values: typedValues([...fields, ...hidden]),
  saved: userInfoSavedSchema
} satisfies PostedForm<ConsultationField, { id: string }>
