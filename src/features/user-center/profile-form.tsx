import * as v from 'valibot'
import type { CurrentUser } from '~/contract/account'
import { type ProfileField, profileFields } from '~/contract/forms/account'
import { Field } from '~/features/forms/field'
import { fieldRule } from '~/features/forms/field-rule'
import { inputOf } from '~/features/forms/form-lines'
import { useForm } from '~/features/forms/use-form'
import { callPassport } from '~/lib/api'
import { useLocale } from '~/lib/locale'
import { profileLabels } from '~/messages/profile-labels'
import { m } from '~/paraglide/messages'
import { SettingForm } from './setting-form'
import { useUserCenter } from './user-center-context'

interface ProfileFormProps {
  name: ProfileField
  user: CurrentUser
}

/** Edits one profile field. */
export function ProfileForm({ name, user }: ProfileFormProps) {
  const { onSaved, setOpenForm } = useUserCenter()
  const locale = useLocale()
  const { schema } = profileFields[name]
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
      <Field {...form.input('value')} label={profileLabels[name]()} {...inputOf(profileFields[name], locale)} />
    </SettingForm>
  )
}
