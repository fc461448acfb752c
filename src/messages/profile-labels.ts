import type { ProfileField } from '../contract/forms/account'
import { m } from '../paraglide/messages'
import type { Text } from './text'

/** Apart from the texts of the rules, which the user center loads with its forms. */
export const profileLabels: Readonly<Record<ProfileField, Text>> = {
  username: m.account_username,
  company: m.account_company,
  position: m.account_position,
  purpose: m.account_purpose
}
