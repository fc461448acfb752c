import { useCodeChannels } from '~/features/forms/code-channels'
import { m } from '~/paraglide/messages'
import { type Action, SettingRow } from './setting-row'
import { useUserCenter } from './user-center-context'

/** The email address: not bound, bound but not activated, or activated (spec §3). */
export function EmailRow() {
  const { user } = useUserCenter()
  const email = user?.email ?? null
  const isServed = useCodeChannels().includes('email')
  const isWaiting = email !== null && !user?.emailActivated
  const change: Action = {
    id: 'email',
    label: user && email === null ? m.user_center_bind() : m.user_center_replace(),
    form: ({ BindEmailForm, ReplaceEmailForm }, current) =>
      email === null ? <BindEmailForm user={current} /> : <ReplaceEmailForm user={current} />
  }
  const activate: Action = {
    id: 'email-activate',
    label: m.user_center_activate(),
    form: ({ ActivateEmailForm }) => email && <ActivateEmailForm email={email} />
  }
  return (
    <SettingRow
      label={m.user_center_email()}
      value={email ?? <span className="user-center-none">{m.user_center_none()}</span>}
      state={{
        isGood: email !== null && !isWaiting,
        text: email === null ? m.user_center_not_bound() : isWaiting ? m.user_center_not_activated() : m.user_center_activated()
      }}
      hint={isServed ? isWaiting && m.user_center_email_waiting() : m.user_center_email_no_codes()}
      actions={isServed ? (isWaiting ? [activate, change] : [change]) : []}
    />
  )
}
