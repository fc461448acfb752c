import type { SecurityEventKind } from '~/contract/account-settings'
import { m } from '~/paraglide/messages'

export const eventText: Readonly<Record<SecurityEventKind, () => string>> = {
  registered: m.user_center_event_registered,
  login: m.user_center_event_login,
  'login-failed': m.user_center_event_login_failed,
  'passkey-login': m.user_center_event_passkey_login,
  logout: m.user_center_event_logout,
  'session-ended': m.user_center_event_session_ended,
  'other-sessions-ended': m.user_center_event_other_sessions_ended,
  'password-changed': m.user_center_event_password_changed,
  'password-reset': m.user_center_event_password_reset,
  'proof-failed': m.user_center_event_proof_failed,
  'phone-bound': m.user_center_event_phone_bound,
  'phone-rebound': m.user_center_event_phone_rebound,
  'email-bound': m.user_center_event_email_bound,
  'email-rebound': m.user_center_event_email_rebound,
  'email-activated': m.user_center_event_email_activated,
  'profile-edited': m.user_center_event_profile_edited,
  'passkey-added': m.user_center_event_passkey_added,
  'passkey-removed': m.user_center_event_passkey_removed,
  'data-exported': m.user_center_event_data_exported,
  'deletion-requested': m.user_center_event_deletion_requested,
  'deletion-taken-back': m.user_center_event_deletion_taken_back,
  locked: m.user_center_event_locked,
  unlocked: m.user_center_event_unlocked
}

const failures: ReadonlySet<SecurityEventKind> = new Set(['login-failed', 'proof-failed', 'locked'])

/** Whether the event is a failure or a block that the owner should check. */
export const isFailure = (kind: SecurityEventKind): boolean => failures.has(kind)
