import { useCodeChannels } from '~/features/forms/code-channels'
import { m } from '~/paraglide/messages'
import { SettingRow } from './setting-row'
import { useUserCenter } from './user-center-context'

/** The phone number: bound or not (spec §3). */
export function PhoneRow() {
  const { user } = useUserCenter()
  const isBound = user?.phone != null
  const isServed = useCodeChannels().includes('phone')
  return (
    <SettingRow
      label={m.account_phone()}
      value={user?.phone ?? <span className="user-center-none">{m.user_center_none()}</span>}
      state={{ isGood: isBound, text: isBound ? m.user_center_bound() : m.user_center_not_bound() }}
      hint={isServed ? undefined : m.user_center_phone_no_codes()}
      actions={
        isServed
          ? [
              {
                id: 'phone',
                label: user && !isBound ? m.user_center_bind() : m.user_center_replace(),
                form: ({ PhoneForm }, current) => <PhoneForm user={current} />
              }
            ]
          : []
      }
    />
  )
}
