import { type PostedForm, typedValues } from './posted-form'
import { partnerRequestSchema, type UserInfoSaved, userInfoSavedSchema } from './user-info'

const fields = ['edition', 'name', 'phone', 'email', 'company', 'position', 'city', 'needs', 'wants'] as const
const hidden = ['trap'] as const
export type PartnerField = (typeof fields | typeof hidden)[number]

/**
 * The form of a prospective partner (spec §3), which everybody may send. At the address with `want=trial` it is the application
 * for a trial of an edition, which is for logged-in users (spec §6).
 */
export const partnerForm = {
  name: 'partner-request',
  path: '/partner/connect',
  needsLogin: (search) => search.get('want') === 'trial',
  call: 'POST /add/userInfo',
  fields,
  hidden,
  lists: ['wants'],
  fixed: { kind: 'partner' },
  rules: (locale) => partnerRequestSchema(locale).entries,
  values: typedValues([...fields, ...hidden]),
  saved: userInfoSavedSchema
} satisfies PostedForm<PartnerField, UserInfoSaved>
