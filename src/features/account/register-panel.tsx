import { useRef } from 'react'
import * as v from 'valibot'
import { registerRequestSchema } from '~/contract/account'
import { registersByPhoneOnly } from '~/contract/locale'
import { normalizeTyped } from '~/contract/normalize'
import { CheckBox } from '~/features/forms/check-box'
import { Field } from '~/features/forms/field'
import { useIllegalDomains } from '~/features/forms/new-identifier'
import { PasswordField } from '~/features/forms/password-field'
import { useForm } from '~/features/forms/use-form'
import { UsernameField } from '~/features/forms/username-field'
import { callPassport } from '~/lib/api'
import { useLocale } from '~/lib/locale'
import { openModal } from '~/lib/open-modal'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { AgreementDialog } from './agreement-dialog'
import { CodeButton } from './code-button'
import { type RegisterField, registerRules } from './form-rules'
import { hashPassword } from './hash-password'

const empty: Readonly<Record<RegisterField, string>> = {
  phonemail: '',
  authCode: '',
  password: '',
  conPwd: '',
  username: '',
  firmName: '',
  duty: '',
  use: '',
  isAgree: ''
}

/** Maps fields of the registration's payload to form fields (spec §3). */
const fields = new Map<string, RegisterField>([
  ['phone', 'phonemail'],
  ['captcha', 'authCode'],
  ['password', 'password'],
  ['username', 'username'],
  ['company', 'firmName'],
  ['position', 'duty'],
  ['purpose', 'use']
])

/** Registration (spec §3, §5), which logs the visitor in. */
export function RegisterPanel({ onDone }: { onDone: (text: string) => void }) {
  const locale = useLocale()
  const agreement = useRef<HTMLDialogElement>(null)
  const form = useForm<RegisterField>({
    initial: empty,
    rules: registerRules(locale, useIllegalDomains()),
    fieldOf: (name) => fields.get(name),
    send: async (values) => {
      const request = v.parse(registerRequestSchema(locale), {
        phone: values.phonemail,
        captcha: values.authCode,
        password: await hashPassword(values.password),
        username: values.username,
        company: values.firmName,
        position: values.duty,
        purpose: values.use
      })
      await callPassport({ call: 'POST /galaxy/user/register', json: request })
      onDone(m.account_register_done())
    }
  })
  const isPhoneOnly = registersByPhoneOnly(locale)

  return (
    <>
      <form ref={form.ref} className="acct-form acct-two" noValidate onSubmit={form.onSubmit}>
        <Field
          {...form.input('phonemail')}
          label={isPhoneOnly ? m.account_phone() : m.account_identifier()}
          autoComplete={isPhoneOnly ? 'tel-national' : 'email'}
          inputMode={isPhoneOnly ? 'tel' : 'email'}
        />
        <Field {...form.input('authCode')} label={m.account_code()} autoComplete="one-time-code" inputMode="numeric">
          <CodeButton
            identifier={form.check('phonemail') ? normalizeTyped('identifier', form.values.phonemail) : undefined}
            type="1"
            onRefused={(text) => form.show('phonemail', text)}
          />
        </Field>
        <UsernameField identifier={normalizeTyped('identifier', form.values.phonemail)} />
        <PasswordField {...form.input('password')} label={m.account_password_new()} autoComplete="new-password" />
        <PasswordField {...form.input('conPwd')} label={m.account_password_again()} autoComplete="new-password" />
        <Field {...form.input('username')} label={m.account_username()} autoComplete="name" />
        <Field {...form.input('firmName')} label={m.account_company()} autoComplete="organization" />
        <Field {...form.input('duty')} label={m.account_position()} autoComplete="organization-title" />
        <Field {...form.input('use')} label={m.account_purpose()} autoComplete="off" />
        <CheckBox
          name="isAgree"
          isChecked={form.values.isAgree !== ''}
          onChange={(isChecked) => form.set('isAgree', isChecked ? 'yes' : '')}
          error={form.errors.isAgree}
          label={m.account_agree()}
        >
          {isPhoneOnly ? null : ' '}
          <button type="button" className="acct-link" onClick={() => openModal(agreement.current)}>
            {m.account_agreement_named()}
          </button>
        </CheckBox>
        <Button type="submit" variant="primary" className="acct-submit" aria-disabled={form.isSending}>
          {form.isSending ? m.account_register_sending() : m.account_register()}
        </Button>
      </form>
      <AgreementDialog
        ref={agreement}
        onAgree={() => {
          form.set('isAgree', 'yes')
          agreement.current?.close()
        }}
      />
    </>
  )
}
