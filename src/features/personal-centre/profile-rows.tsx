import * as v from 'valibot'
import { type CurrentUser, companySchema, positionSchema, purposeSchema, usernameSchema } from '~/contract/account'
import { Field } from '~/features/forms/field'
import { rule } from '~/features/forms/field-rule'
import { useForm } from '~/features/forms/use-form'
import { m } from '~/paraglide/messages'
import { useCentre } from './centre-context'
import { SettingForm } from './setting-form'
import { SettingRow } from './setting-row'
import { saveSetting } from './settings-api'

interface ProfileField {
  name: 'username' | 'company' | 'position' | 'purpose'
  label: () => string
  schema: v.GenericSchema<unknown, string>
  autoComplete: string
}

const profileFields: readonly ProfileField[] = [
  { name: 'username', label: m.account_username, schema: usernameSchema, autoComplete: 'name' },
  { name: 'company', label: m.account_company, schema: companySchema, autoComplete: 'organization' },
  { name: 'position', label: m.account_position, schema: positionSchema, autoComplete: 'organization-title' },
  { name: 'purpose', label: m.account_purpose, schema: purposeSchema, autoComplete: 'off' }
]

/** Name, company, job title and purpose (spec §3): each is changed by itself. */
export function ProfileRows() {
  const { user } = useCentre()
  return profileFields.map((field) => (
    <SettingRow
      key={field.name}
      label={field.label()}
      value={user?.[field.name] || <span className="centre-none">{m.centre_not_given()}</span>}
      actions={[
        {
          id: field.name,
          label: m.centre_change(),
          form: user ? <ProfileForm field={field} user={user} /> : null
        }
      ]}
    />
  ))
}

function ProfileForm({ field, user }: { field: ProfileField; user: CurrentUser }) {
  const { onSaved, setOpenForm } = useCentre()
  const form = useForm<'value'>({
    initial: { value: user[field.name] },
    rules: [rule('value', field.schema)],
    fieldOf: (name) => (name === field.name ? 'value' : undefined),
    send: async ({ value }) => {
      const given = v.parse(field.schema, value)
      if (given === user[field.name]) return setOpenForm(undefined)
      await saveSetting('edit-user', { [field.name]: given })
      await onSaved()
    }
  })
  return (
    <SettingForm form={form} submit={m.centre_save()}>
      <Field {...form.input('value')} label={field.label()} autoComplete={field.autoComplete} />
    </SettingForm>
  )
}
