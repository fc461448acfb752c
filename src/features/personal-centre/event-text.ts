import type { SecurityEventKind } from '~/contract/account-settings'
import { m } from '~/paraglide/messages'

/** What happened, in plain words. */
export const eventText: Readonly<Record<SecurityEventKind, () => string>> = {
  registered: m.centre_event_registered,
  login: m.centre_event_login,
  'login-failed': m.centre_event_login_failed,
  'passkey-login': m.centre_event_passkey_login,
  logout: m.centre_event_logout,
  'session-ended': m.centre_event_session_ended,
  'other-sessions-ended': m.centre_event_other_sessions_ended,
  'password-changed': m.centre_event_password_changed,
  'password-reset': m.centre_event_password_reset,
  'proof-failed': m.centre_event_proof_failed,
  'phone-bound': m.centre_event_phone_bound,
  'phone-rebound': m.centre_event_phone_rebound,
  'email-bound': m.centre_event_email_bound,
  'email-rebound': m.centre_event_email_rebound,
  'email-activated': m.centre_event_email_activated,
  'profile-edited': m.centre_event_profile_edited,
  'passkey-added': m.centre_event_passkey_added,
  'passkey-removed': m.centre_event_passkey_removed,
  'data-exported': m.centre_event_data_exported,
  'deletion-requested': m.centre_event_deletion_requested,
  'deletion-taken-back': m.centre_event_deletion_taken_back,
  locked: m.centre_event_locked,
  unlocked: m.centre_event_unlocked
}

const failures: ReadonlySet<SecurityEventKind> = new Set(['login-failed', 'proof-failed', 'locked'])

/** Whether the owner should look twice: something did not succeed, or was stopped. */
export const isFailure = (kind: SecurityEventKind): boolean => failures.has(kind)
