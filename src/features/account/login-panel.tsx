import { useState } from 'react'
import * as v from 'valibot'
import { identifierSchema } from '~/contract/account'
import { CheckBox } from '~/features/forms/check-box'
import { Field, PasswordField } from '~/features/forms/field'
import { useForm } from '~/features/forms/use-form'
import { PasskeyLoginButton } from '~/features/passkeys/passkey-login-button'
import { callApi } from '~/lib/api'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { type LoginField, loginRules } from './form-rules'
import { hashPassword } from './hash-password'
import { rememberedIdentifier, rememberIdentifier } from './remembered-identifier'

const fieldOf = (name: string): LoginField | undefined =>
  name === 'phone' ? 'phonemail' : name === 'password' ? 'password' : undefined

/** Login (spec §3): phone or e-mail, password, remember me. */
export function LoginPanel({ onDone }: { onDone: (text: string) => void }) {
  const [remembered] = useState(rememberedIdentifier)
  const [isSaveLogin, setSaveLogin] = useState(remembered !== '')
  const form = useForm<LoginField>({
    initial: { phonemail: remembered, password: '' },
    rules: loginRules,
    fieldOf,
    send: async (values) => {
      const phone = v.parse(identifierSchema, values.phonemail)
      const password = await hashPassword(values.password)
      await callApi({ api: 'passport', path: 'galaxy/login', method: 'POST', body: { phone, password }, data: v.unknown() })
      rememberIdentifier(isSaveLogin ? phone : '')
      onDone(m.account_login_done())
    }
  })

  return (
    <form ref={form.ref} className="acct-form" noValidate onSubmit={form.onSubmit}>
      <Field {...form.input('phonemail')} label={m.account_identifier()} autoComplete="username" inputMode="email" />
      <PasswordField {...form.input('password')} label={m.account_password()} autoComplete="current-password" />
      <CheckBox name="isSaveLogin" isChecked={isSaveLogin} onChange={setSaveLogin}>
        {m.account_remember()}
      </CheckBox>
      <Button type="submit" variant="primary" className="acct-submit" aria-disabled={form.isSending}>
        {form.isSending ? m.account_login_sending() : m.account_login()}
      </Button>
      <PasskeyLoginButton onDone={onDone} />
    </form>
  )
}
