import { internationalLocale, originalLocale } from '~/contract/locale'

/**
 * Facts about the vendor that an installation must fill in: contacts, social accounts, the book. Everything here is a
 * visible sample; nothing else in the code names a phone number or an address.
 */
export const vendor = {
  /** Shown as written; `phoneHref` is the same number for `tel:` links, empty while the number is a sample. */
  phone: '400-000-0000',
  phoneHref: '',
  email: 'contact@galaxy.example',
  /** Social accounts, by name; an empty address means that the account is shown without a link. */
  socials: [
    { name: { [originalLocale]: '微信公众号（示例）', [internationalLocale]: 'WeChat (sample)' }, url: '' },
    { name: { [originalLocale]: '知乎（示例）', [internationalLocale]: 'Zhihu (sample)' }, url: '' }
  ],
  /** What the QR code of the footer opens, such as a social account; empty selects the site itself. */
  qrAddress: '',
  /** The book that the navigation names (spec §2); without the address of a shop it is shown without a link. */
  book: {
    title: { [originalLocale]: '《图数据库》（示例书名）', [internationalLocale]: 'Graph Databases (sample title)' },
    shopUrl: ''
  },
  /**
   * Whom researchers tell of a vulnerability, for `/.well-known/security.txt` (RFC 9116): an address that begins with `mailto:` or
   * `https:`. While it is empty there is no such file. `expires` is the day until which the contact is certain, less than a year
   * ahead; `npm run doctor` reports it a month before.
   */
  securityContact: { address: '', expires: '' },
  /** Year of foundation (spec §1). */
  foundedYear: 2016
} as const
