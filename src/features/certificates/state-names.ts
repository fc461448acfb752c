import { m } from '~/paraglide/messages'

/** Names of the states of a certificate. */
export const stateNames = {
  valid: m.certificates_state_valid,
  expired: m.certificates_state_expired,
  revoked: m.certificates_state_revoked
}
