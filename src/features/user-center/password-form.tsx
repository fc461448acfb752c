import { useRouter } from '@tanstack/react-router'
import { type CurrentUser, passwordSchema } from '~/contract/account'
import { hashPassword } from '~/features/account/hash-password'
import { type FieldRule, fieldRule, messageKey, sameAs } from '~/features/forms/field-rule'
import { PasswordField } from '~/features/forms/password-field'
import { useForm } from '~/features/forms/use-form'
import { UsernameField } from '~/features/forms/username-field'
import { confirmChangedPassword } from '~/lib/account-modal'
import { callPassport } from '~/lib/api'
import { navigateWithReason } from '~/lib/redirect'
import { endSession } from '~/lib/session'
import { m } from '~/paraglide/messages'
import { SettingForm } from './setting-form'
import { useUserCenter } from './user-center-context'

type PasswordFormField = 'oldPassword' | 'newPassword' | 'conPwd'

const rules: readonly FieldRule<PasswordFormField>[] = [
  fieldRule('oldPassword', passwordSchema),
  fieldRule('newPassword', passwordSchema),
  {
    field: 'newPassword',
    check: ({ oldPassword, newPassword }) => (newPassword === oldPassword ? messageKey('field_password_same') : undefined)
  },
  sameAs('conPwd', 'newPassword', 'field_password_differs')
]

/** Changes the password, which ends every session; login then asks for the new one. */
export function PasswordForm({ user }: { user: CurrentUser }) {
  const router = useRouter()
  const { setOpenForm } = useUserCenter()
  const identifier = user.phone ?? user.email ?? ''
  const form = useForm<PasswordFormField>({
    initial: { oldPassword: '', newPassword: '', conPwd: '' },
    rules,
    fieldOf: (name) => (name === 'oldPassword' || name === 'newPassword' ? name : undefined),
    send: async ({ oldPassword, newPassword }) => {
      const [before, after] = await Promise.all([hashPassword(oldPassword), hashPassword(newPassword)])
      await callPassport({ call: 'POST /galaxy/user/update-password', form: { oldPassword: before, newPassword: after } })
      // Every session has ended, including this one: leave the page and open login (spec §4).
      setOpenForm(undefined)
      endSession('changed')
      await navigateWithReason(router, { to: '/' }, 'password-changed')
      confirmChangedPassword(identifier)
    }
  })
  return (
    <SettingForm form={form} submit={m.user_center_password_save()}>
      <UsernameField identifier={identifier} />
      <PasswordField {...form.input('oldPassword')} label={m.user_center_password_old()} autoComplete="current-password" />
      <PasswordField {...form.input('newPassword')} label={m.user_center_password_new()} autoComplete="new-password" />
      <PasswordField {...form.input('conPwd')} label={m.user_center_password_again()} autoComplete="new-password" />
    </SettingForm>
  )
}
