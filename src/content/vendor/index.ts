import { internationalLocale, originalLocale, type Written } from '~/contract/locale'
import { empty, type Slot, sample } from './slot'

/** A social network account of the vendor. Not shown without an address. */
export interface SocialAccount {
  name: Written
  url: string
}

/** The book that the navigation names (spec §2). */
export interface Book {
  title: Written
  /** Address of a shop; empty while the book is not sold. */
  shopUrl: string
}

/** Contact for reports of vulnerabilities. */
export interface SecurityContact {
  /** A `mailto:` or `https:` address; empty if there is no contact. */
  address: string
  /** Last day on which the contact is valid, `2027-03-31`. */
  expires: string
}

const securityContact: SecurityContact = { address: '', expires: '' }
const socials: Slot<readonly SocialAccount[]> = empty
const book: Slot<Book> = sample({
  title: { [originalLocale]: '《图数据库》', [internationalLocale]: 'Graph Databases' },
  shopUrl: ''
})

/**
 * Facts about the vendor for every page: contacts, social accounts, the book. No other code contains a phone number or an address.
 * The modules beside this one have the other facts by subject; `slots.ts` lists all of them.
 */
export const vendor = {
  /** The number as shown; `phoneHref` is the same for `tel:` links, and empty while the number is a sample. */
  phone: '400-000-0000',
  phoneHref: '',
  email: 'contact@galaxy.example',
  socials,
  /** Target of the footer's QR code, such as a social account; empty for the site itself. */
  qrAddress: '',
  book,
  /**
   * Contact of `/.well-known/security.txt` (RFC 9116), which does not exist while the address is empty. `expires` must be less than
   * a year ahead; `npm run doctor` reports it a month before.
   */
  securityContact,
  /** Year of foundation (spec §1). */
  foundedYear: 2016
} as const
