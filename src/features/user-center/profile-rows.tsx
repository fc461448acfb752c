import { m } from '~/paraglide/messages'
import { SettingRow } from './setting-row'
import { useUserCenter } from './user-center-context'

export interface ProfileField {
  name: 'username' | 'company' | 'position' | 'purpose'
  label: () => string
  autoComplete: string
}

const profileFields: readonly ProfileField[] = [
  { name: 'username', label: m.account_username, autoComplete: 'name' },
  { name: 'company', label: m.account_company, autoComplete: 'organization' },
  { name: 'position', label: m.account_position, autoComplete: 'organization-title' },
  { name: 'purpose', label: m.account_purpose, autoComplete: 'off' }
]

/** Name, company, job title and purpose (spec §3), edited one at a time. */
export function ProfileRows() {
  const { user } = useUserCenter()
  return profileFields.map((field) => (
    <SettingRow
      key={field.name}
      label={field.label()}
      value={user?.[field.name] || <span className="user-center-none">{m.user_center_not_given()}</span>}
      actions={[
        {
          id: field.name,
          label: m.user_center_change(),
          form: ({ ProfileForm }, current) => <ProfileForm field={field} user={current} />
        }
      ]}
    />
  ))
}
