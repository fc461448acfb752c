import { internationalLocale, originalLocale, type Written } from '~/contract/locale'
import { empty, type Slot, sample } from './slot'

/** An account of the vendor in a social network. Without an address it is not shown. */
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

/** Whom researchers tell of a vulnerability. */
export interface SecurityContact {
  /** Begins with `mailto:` or `https:`; empty while there is nobody. */
  address: string
  /** The last day on which the contact is certain, `2027-03-31`. */
  expires: string
}

const securityContact: SecurityContact = { address: '', expires: '' }
const socials: Slot<readonly SocialAccount[]> = empty
const book: Slot<Book> = sample({
  title: { [originalLocale]: '《图数据库》', [internationalLocale]: 'Graph Databases' },
  shopUrl: ''
})

/**
 * Facts about the vendor that every page may need: contacts, social accounts, the book. Nothing else in the code names a phone
 * number or an address. The other facts are in the modules beside this one, by subject; `slots.ts` lists all of them.
 */
export const vendor = {
  /** Shown as written; `phoneHref` is the same number for `tel:` links, empty while the number is a sample. */
  phone: '400-000-0000',
  phoneHref: '',
  email: 'contact@galaxy.example',
  socials,
  /** What the QR code of the footer opens, such as a social account; empty selects the site itself. */
  qrAddress: '',
  book,
  /**
   * Whom researchers tell of a vulnerability, for `/.well-known/security.txt` (RFC 9116): an address that begins with `mailto:` or
   * `https:`. While it is empty there is no such file. `expires` is the day until which the contact is certain, less than a year
   * ahead; `npm run doctor` reports it a month before.
   */
  securityContact,
  /** Year of foundation (spec §1). */
  foundedYear: 2016
} as const
