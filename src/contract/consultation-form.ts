import { type PostedForm, typedValues } from './posted-form'
import { consultationRequestSchema, type UserInfoSaved, userInfoSavedSchema } from './user-info'

/** Editions with a consultation page (spec §2: three variants); the free one is downloaded instead. */
export const consultedEditions = ['single', 'standard', 'advanced'] as const
export type ConsultedEdition = (typeof consultedEditions)[number]

/** What a link says the consultation is about, where that is not an edition. Each has its own page; `talk` is about anything. */
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
  rules: (locale) => consultationRequestSchema(locale).entries,
  values: typedValues([...fields, ...hidden]),
  saved: userInfoSavedSchema
} satisfies PostedForm<ConsultationField, UserInfoSaved>
