import { type SocialAccount, vendor } from '.'
import { slotReader } from './slot'

/** The vendor's accounts in social networks that have an address; the others are not shown. */
export const socialAccounts = (): readonly SocialAccount[] =>
  (slotReader()(vendor.socials)?.value ?? []).filter(({ url }) => url !== '')
