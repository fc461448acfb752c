import { m } from '~/paraglide/messages'
import { SettingRow } from './setting-row'

/** The password: never shown; the old one is needed to change it. */
export function PasswordRow() {
  return (
    <SettingRow
      label={m.account_password()}
      value={
        <>
          <span className="mono" aria-hidden="true">
            ********
          </span>
          <span className="vh">{m.user_center_password_set()}</span>
        </>
      }
      hint={m.user_center_password_hint()}
      actions={[
        { id: 'password', label: m.user_center_change(), form: ({ PasswordForm }, user) => <PasswordForm user={user} /> }
      ]}
    />
  )
}
