import { type PostedForm, typedValues } from './posted-form'
import { partnerRequestSchema, userInfoSavedSchema } from './user-info'

const fields = ['name', 'phone', 'email', 'company', 'position', 'city', 'needs', 'wants'] as const
const hidden = ['trap'] as const
export type PartnerField = (typeof fields | typeof hidden)[number]

/** The form of a prospective partner (spec §3). */
export const partnerForm = {
  name: 'partner-request',
  path: '/partner/connect',
  call: 'POST /add/userInfo',
  fields,
  hidden,
  lists: ['wants'],
  fixed: { kind: 'partner' },
  rules: partnerRequestSchema.entries,
  values: typedValues([...fields, ...hidden]),
  saved: userInfoSavedSchema
} satisfies PostedForm<PartnerField, { id: string }>
