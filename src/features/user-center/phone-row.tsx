import { m } from '~/paraglide/messages'
import { SettingRow } from './setting-row'
import { useUserCenter } from './user-center-context'

/** The phone number: bound or not (spec §3). */
export function PhoneRow() {
  const { user } = useUserCenter()
  const isBound = user?.phone != null
  return (
    <SettingRow
      label={m.account_phone()}
      value={user?.phone ?? <span className="user-center-none">{m.user_center_none()}</span>}
      state={{ isGood: isBound, text: isBound ? m.user_center_bound() : m.user_center_not_bound() }}
      actions={[
        {
          id: 'phone',
          label: user && !isBound ? m.user_center_bind() : m.user_center_replace(),
          form: ({ PhoneForm }, current) => <PhoneForm user={current} />
        }
      ]}
    />
  )
}
