import { isOfIllegalDomain } from '../../src/contract/account'
import { m } from '../../src/paraglide/messages'
import { Refusal } from '../api/answer'

/**
 * Keeps addresses of the domains in ILLEGAL_EMAIL_DOMAINS out of accounts (spec §5). Call it wherever an account gets a
 * new identifier; an account that already has one can still log in.
 * @param field name of the request's field with the identifier
 * @throws Refusal 400
 */
export function refuseIllegalDomain(identifier: string, illegalDomains: readonly string[], field: string): void {
  if (isOfIllegalDomain(identifier, illegalDomains)) throw new Refusal(400, m.field_email_domain, { field })
}
