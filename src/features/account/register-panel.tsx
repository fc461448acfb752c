import { useRef } from 'react'
import * as v from 'valibot'
import { type RegistrationField, registerRequestSchema, registrationBody, registrationFields } from '~/contract/forms/account'
import { typedValues } from '~/contract/forms/field'
import { namesOf } from '~/contract/forms/names-of'
import { registersByPhoneOnly } from '~/contract/locale'
import { normalizeTyped } from '~/contract/normalize'
import { CheckBox } from '~/features/forms/check-box'
import { fieldOfOnly, useCodeChannels } from '~/features/forms/code-channels'
import { Field } from '~/features/forms/field'
import { inputOf } from '~/features/forms/form-lines'
import { useIllegalDomains } from '~/features/forms/new-identifier'
import { PasswordField } from '~/features/forms/password-field'
import { useForm } from '~/features/forms/use-form'
import { UsernameField } from '~/features/forms/username-field'
import { callPassport } from '~/lib/api'
import { useLocale } from '~/lib/locale'
import { openModal } from '~/lib/modal'
import type { Labels } from '~/messages/field-text'
import { profileLabels } from '~/messages/profile-labels'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { AgreementDialog } from './agreement-dialog'
import { CodeButton } from './code-button'
import { accountRules, bodyFrom, fieldOfBody } from './form-rules'
import { hashPassword } from './hash-password'

const labels: Labels<typeof registrationFields> = {
  phonemail: m.account_identifier,
  authCode: m.account_code,
  password: m.account_password_new,
  conPwd: m.account_password_again,
  username: profileLabels.username,
  firmName: profileLabels.company,
  duty: profileLabels.position,
  use: profileLabels.purpose,
  isAgree: m.account_agree
}

/** Registration (spec §3, §5), which logs the visitor in. */
export function RegisterPanel({ onDone }: { onDone: (text: string) => void }) {
  const locale = useLocale()
  const agreement = useRef<HTMLDialogElement>(null)
  const isPhoneOnly = registersByPhoneOnly(locale)
  const channels = useCodeChannels().filter((channel) => channel === 'phone' || !isPhoneOnly)
  const form = useForm<RegistrationField>({
    initial: v.parse(typedValues(registrationFields), {}),
    rules: accountRules(registrationFields, locale, useIllegalDomains(), channels),
    fieldOf: (name) => fieldOfBody(registrationBody, name),
    send: async (values) => {
      const sent = bodyFrom(registrationBody, { ...values, password: await hashPassword(values.password) })
      await callPassport({ call: 'POST /galaxy/user/register', json: v.parse(registerRequestSchema(locale), sent) })
      onDone(m.account_register_done())
    }
  })
  /** Props of a field, by its definition and its state. */
  const propsOf = (name: RegistrationField) => ({
    ...form.input(name),
    label: labels[name](),
    ...inputOf(registrationFields[name], locale)
  })
  if (channels.length === 0) return <p>{m.account_register_unavailable()}</p>

  return (
    <>
      <form ref={form.ref} className="grid-phone acct-form acct-two" noValidate onSubmit={form.onSubmit}>
        <Field {...propsOf('phonemail')} {...fieldOfOnly(channels)} />
        <Field {...propsOf('authCode')}>
          <CodeButton
            identifier={form.check('phonemail') ? normalizeTyped('identifier', form.values.phonemail) : undefined}
            type="1"
            onRefused={(text) => form.show('phonemail', text)}
          />
        </Field>
        <UsernameField identifier={normalizeTyped('identifier', form.values.phonemail)} />
        <PasswordField {...propsOf('password')} />
        <PasswordField {...propsOf('conPwd')} />
        {namesOf(registrationFields).map((name) =>
          registrationFields[name].input === 'line' ? <Field key={name} {...propsOf(name)} /> : null
        )}
        <CheckBox
          name="isAgree"
          isChecked={form.values.isAgree !== ''}
          onChange={(isChecked) => form.set('isAgree', isChecked ? 'yes' : '')}
          error={form.errors.isAgree}
          label={labels.isAgree()}
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
