import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { isOfIllegalDomain } from '../../src/contract/account'
import { m } from '../../src/paraglide/messages'
import { Refusal } from '../api/answer'

/** The visitor's phone number and e-mail address; a form may have either. */
interface Contact {
  /** 11 digits, or E.164. */
  phone?: string | undefined
  email?: string | undefined
}

/**
 * Refuses a visitor who could not be reached: an international number that no country has, and an e-mail address of a domain in
 * ILLEGAL_EMAIL_DOMAINS (spec §5). The tables of countries are too large for a page, so only main checks them.
 * @throws Refusal 400 (`phone`, `email`)
 */
export function refuseUnreachable({ phone, email }: Contact, illegalDomains: readonly string[]): void {
  if (phone !== undefined && !isDialable(phone)) throw new Refusal(400, m.field_contact_phone, { field: 'phone' })
  if (email !== undefined && isOfIllegalDomain(email, illegalDomains)) {
    throw new Refusal(400, m.field_email_domain, { field: 'email' })
  }
}

/** Whether the number is of mainland China, as the schema of the body checked it, or one that its country has. */
const isDialable = (phone: string): boolean => !phone.startsWith('+') || (parsePhoneNumberFromString(phone)?.isValid() ?? false)
