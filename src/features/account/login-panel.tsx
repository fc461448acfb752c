import { useState } from 'react'
import * as v from 'valibot'
import { identifierSchema, loginDataSchema } from '~/contract/account'
import { CheckBox } from '~/features/forms/check-box'
import { Field } from '~/features/forms/field'
import { PasswordField } from '~/features/forms/password-field'
import { useForm } from '~/features/forms/use-form'
import { PasskeyLoginButton } from '~/features/passkeys/passkey-login-button'
import { callPassport } from '~/lib/api'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { type LoginField, loginRules } from './form-rules'
import { hashPassword } from './hash-password'
import { rememberedIdentifier, rememberIdentifier } from './remembered-identifier'

const fieldOf = (name: string): LoginField | undefined =>
  name === 'phone' ? 'phonemail' : name === 'password' ? 'password' : undefined

interface Props {
  /** The identifier from an earlier panel; if empty, the remembered one is used. */
  identifier: string
  onDone: (text: string) => void
  /** Called with the identifier from the form. */
  onForgot: (identifier: string) => void
}

/** Login (spec §3): phone or email, password, remember me. */
export function LoginPanel({ identifier, onDone, onForgot }: Props) {
  const [remembered] = useState(rememberedIdentifier)
  const [isSaveLogin, setSaveLogin] = useState(remembered !== '')
  const form = useForm<LoginField>({
    initial: { phonemail: identifier || remembered, password: '' },
    rules: loginRules,
    fieldOf,
    send: async (values) => {
      const phone = v.parse(identifierSchema, values.phonemail)
      const password = await hashPassword(values.password)
      const { restored } = await callPassport({ call: 'POST /galaxy/login', form: { phone, password }, data: loginDataSchema })
      rememberIdentifier(isSaveLogin ? phone : '')
      onDone(restored ? m.account_login_restored() : m.account_login_done())
    }
  })

  return (
    <form ref={form.ref} className="acct-form" noValidate onSubmit={form.onSubmit}>
      <Field {...form.input('phonemail')} label={m.account_identifier()} autoComplete="username" inputMode="email" />
      <PasswordField {...form.input('password')} label={m.account_password()} autoComplete="current-password" />
      <div className="acct-row">
        <CheckBox name="isSaveLogin" isChecked={isSaveLogin} onChange={setSaveLogin} label={m.account_remember()} />
        <button type="button" className="acct-link" onClick={() => onForgot(form.values.phonemail.trim())}>
          {m.account_forgot()}
        </button>
      </div>
      <Button type="submit" variant="primary" className="acct-submit" aria-disabled={form.isSending}>
        {form.isSending ? m.account_login_sending() : m.account_login()}
      </Button>
      <PasskeyLoginButton onDone={onDone} />
    </form>
  )
}
