import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { isOfIllegalDomain } from '../../src/contract/account'
import { m } from '../../src/paraglide/messages'
import { Refusal } from '../api/answer'

/** The visitor's phone number and email address; a form may have either. */
interface Contact {
  /** 11 digits, or E.164. */
  phone?: string | undefined
  email?: string | undefined
}

/**
 * Rejects contact data that cannot reach the visitor: an international number that is invalid in its country, or an email address
 * of a domain in ILLEGAL_EMAIL_DOMAINS (spec §5). Only main checks numbers, because the numbering plans are too large for a page.
 * @throws Refusal 400 (`phone`, `email`)
 */
export function rejectInvalidContact({ phone, email }: Contact, illegalDomains: readonly string[]): void {
  if (phone !== undefined && !isDialable(phone)) throw new Refusal(400, m.field_contact_phone, { field: 'phone' })
  if (email !== undefined && isOfIllegalDomain(email, illegalDomains)) {
    throw new Refusal(400, m.field_email_domain, { field: 'email' })
  }
}

/** Whether the number is of mainland China (the schema of the body has checked it) or valid in its country. */
const isDialable = (phone: string): boolean => !phone.startsWith('+') || (parsePhoneNumberFromString(phone)?.isValid() ?? false)
