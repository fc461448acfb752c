import { type PostedForm, typedValues } from './posted-form'
import { partnerRequestSchema, type UserInfoSaved, userInfoSavedSchema } from './user-info'

const fields = ['edition', 'name', 'phone', 'email', 'company', 'position', 'city', 'needs', 'wants'] as const
const hidden = ['trap'] as const
export type PartnerField = (typeof fields | typeof hidden)[number]

/** The form of a prospective partner (spec §3); with a trial as the only want it is the application for a trial. */
export const partnerForm = {
  name: 'partner-request',
  path: '/partner/connect',
  call: 'POST /add/userInfo',
  fields,
  hidden,
  lists: ['wants'],
  fixed: { kind: 'partner' },
  rules: (locale) => partnerRequestSchema(locale).entries,
  values: typedValues([...fields, ...hidden]),
  saved: userInfoSavedSchema
} satisfies PostedForm<PartnerField, UserInfoSaved>
