import { namesOf } from '~/contract/forms/names-of'
import { profileLabels } from '~/messages/profile-labels'
import { m } from '~/paraglide/messages'
import { SettingRow } from './setting-row'
import { useUserCenter } from './user-center-context'

/** Name, company, job title and purpose (spec §3), edited one at a time. */
export function ProfileRows() {
  const { user } = useUserCenter()
  return namesOf(profileLabels).map((name) => (
    <SettingRow
      key={name}
      label={profileLabels[name]()}
      value={user?.[name] || <span className="user-center-none">{m.user_center_not_given()}</span>}
      actions={[
        {
          id: name,
          label: m.user_center_change(),
          form: ({ ProfileForm }, current) => <ProfileForm name={name} user={current} />
        }
      ]}
    />
  ))
}
