import * as v from 'valibot'
import { identifierSchema, resetPasswordRequestSchema } from '~/contract/account'
import { normalizeTyped } from '~/contract/normalize'
import { Field } from '~/features/forms/field'
import { PasswordField } from '~/features/forms/password-field'
import { useForm } from '~/features/forms/use-form'
import { callPassport } from '~/lib/api'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { CodeButton } from './code-button'
import { type ForgotField, forgotRules } from './form-rules'
import { hashPassword } from './hash-password'

/** Maps fields of the reset's payload to form fields (spec §3). */
const fields = new Map<string, ForgotField>([
  ['phone', 'phonemail'],
  ['captcha', 'authCode'],
  ['newPassword', 'password']
])

interface Props {
  /** The identifier from the login form; used if it is a valid phone number or email address. */
  identifier: string
  /** Called with the account's identifier after the reset, which ends every session of the account. */
  onReset: (identifier: string) => void
}

/** Resets a forgotten password with a code of type 2 (spec §3, §4). */
export function ForgotPanel({ identifier, onReset }: Props) {
  const form = useForm<ForgotField>({
    initial: { phonemail: v.is(identifierSchema, identifier) ? identifier : '', authCode: '', password: '', conPwd: '' },
    rules: forgotRules,
    fieldOf: (name) => fields.get(name),
    send: async (values) => {
      const request = v.parse(resetPasswordRequestSchema, {
        phone: values.phonemail,
        captcha: values.authCode,
        newPassword: await hashPassword(values.password)
      })
      await callPassport({ call: 'POST /galaxy/user/reset-password', json: request })
      onReset(request.phone)
    }
  })

  return (
    <form ref={form.ref} className="acct-form" noValidate onSubmit={form.onSubmit}>
      <Field {...form.input('phonemail')} label={m.account_identifier()} autoComplete="username" inputMode="email" />
      <Field {...form.input('authCode')} label={m.account_code()} autoComplete="one-time-code" inputMode="numeric">
        <CodeButton
          identifier={form.check('phonemail') ? normalizeTyped('identifier', form.values.phonemail) : undefined}
          type="2"
          onRefused={(text) => form.show('phonemail', text)}
        />
      </Field>
      <PasswordField {...form.input('password')} label={m.account_password_new()} autoComplete="new-password" />
      <PasswordField {...form.input('conPwd')} label={m.account_password_again()} autoComplete="new-password" />
      <Button type="submit" variant="primary" className="acct-submit" aria-disabled={form.isSending}>
        {form.isSending ? m.account_reset_sending() : m.account_reset()}
      </Button>
    </form>
  )
}
