import { m } from '~/paraglide/messages'
import { useCentre } from './centre-context'
import { SettingRow } from './setting-row'

/** The phone number: bound or not, bound and changed with a code that is sent to the new one (spec §3). */
export function PhoneRow() {
  const { user } = useCentre()
  const isBound = user?.phone != null
  return (
    <SettingRow
      label={m.account_phone()}
      value={user?.phone ?? <span className="centre-none">{m.centre_none()}</span>}
      state={{ isGood: isBound, text: isBound ? m.centre_bound() : m.centre_not_bound() }}
      actions={[
        {
          id: 'phone',
          label: user && !isBound ? m.centre_bind() : m.centre_replace(),
          form: ({ PhoneForm }, known) => <PhoneForm user={known} />
        }
      ]}
    />
  )
}
