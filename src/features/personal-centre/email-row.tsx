import { m } from '~/paraglide/messages'
import { useCentre } from './centre-context'
import { type Action, SettingRow } from './setting-row'

/** The e-mail address: not bound, bound and not activated, or activated (spec §3). */
export function EmailRow() {
  const { user } = useCentre()
  const email = user?.email ?? null
  const isWaiting = email !== null && !user?.emailActivated
  const change: Action = {
    id: 'email',
    label: user && email === null ? m.centre_bind() : m.centre_replace(),
    form: ({ BindEmailForm, ReplaceEmailForm }, known) =>
      email === null ? <BindEmailForm user={known} /> : <ReplaceEmailForm user={known} />
  }
  const activate: Action = {
    id: 'email-activate',
    label: m.centre_activate(),
    form: ({ ActivateEmailForm }) => email && <ActivateEmailForm email={email} />
  }
  return (
    <SettingRow
      label={m.centre_email()}
      value={email ?? <span className="centre-none">{m.centre_none()}</span>}
      state={{
        isGood: email !== null && !isWaiting,
        text: email === null ? m.centre_not_bound() : isWaiting ? m.centre_not_activated() : m.centre_activated()
      }}
      hint={isWaiting ? m.centre_email_waiting() : undefined}
      actions={isWaiting ? [activate, change] : [change]}
    />
  )
}
