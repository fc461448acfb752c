import * as v from 'valibot'
import { type CurrentUser, companySchema, positionSchema, purposeSchema, usernameSchema } from '~/contract/account'
import { Field } from '~/features/forms/field'
import { fieldRule } from '~/features/forms/field-rule'
import { useForm } from '~/features/forms/use-form'
import { callPassport } from '~/lib/api'
import { m } from '~/paraglide/messages'
import type { ProfileField } from './profile-rows'
import { SettingForm } from './setting-form'
import { useUserCenter } from './user-center-context'

const schemas = { username: usernameSchema, company: companySchema, position: positionSchema, purpose: purposeSchema }

interface ProfileFormProps {
  field: ProfileField
  user: CurrentUser
}

/** Edits one profile field. */
export function ProfileForm({ field: { name, label, autoComplete }, user }: ProfileFormProps) {
  const { onSaved, setOpenForm } = useUserCenter()
  const schema = schemas[name]
  const form = useForm<'value'>({
    initial: { value: user[name] },
    rules: [fieldRule('value', schema)],
    fieldOf: (each) => (each === name ? 'value' : undefined),
    send: async ({ value }) => {
      const given = v.parse(schema, value)
      if (given === user[name]) return setOpenForm(undefined)
      await callPassport({ call: 'POST /galaxy/user/edit-user', json: { [name]: given } })
      await onSaved()
    }
  })
  return (
    <SettingForm form={form} isPersonal submit={m.user_center_save()}>
      <Field {...form.input('value')} label={label()} autoComplete={autoComplete} />
    </SettingForm>
  )
}
