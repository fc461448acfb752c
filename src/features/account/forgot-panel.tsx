import * as v from 'valibot'
import { identifierSchema } from '~/contract/account'
import { type ResetField, resetBody, resetFields, resetPasswordRequestSchema } from '~/contract/forms/account'
import { typedValues } from '~/contract/forms/field'
import { normalizeTyped } from '~/contract/normalize'
import { fieldOfOnly, useCodeChannels } from '~/features/forms/code-channels'
import { Field } from '~/features/forms/field'
import { inputOf } from '~/features/forms/form-lines'
import { PasswordField } from '~/features/forms/password-field'
import { useForm } from '~/features/forms/use-form'
import { callPassport } from '~/lib/api'
import { useLocale } from '~/lib/locale'
import type { Labels } from '~/messages/field-text'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { CodeButton } from './code-button'
import { accountRules, bodyFrom, fieldOfBody } from './form-rules'
import { hashPassword } from './hash-password'

const labels: Labels<typeof resetFields> = {
  phonemail: m.account_identifier,
  authCode: m.account_code,
  password: m.account_password_new,
  conPwd: m.account_password_again
}

interface Props {
  /** The identifier from the login form; used if it is a valid phone number or email address. */
  identifier: string
  /** Called with the account's identifier after the reset, which ends every session of the account. */
  onReset: (identifier: string) => void
}

/** Resets a forgotten password with a code of type 2 (spec §3, §4). */
export function ForgotPanel({ identifier, onReset }: Props) {
  const locale = useLocale()
  const channels = useCodeChannels()
  const form = useForm<ResetField>({
    initial: v.parse(typedValues(resetFields), { phonemail: v.is(identifierSchema, identifier) ? identifier : '' }),
    rules: accountRules(resetFields, locale, [], channels),
    fieldOf: (name) => fieldOfBody(resetBody, name),
    send: async (values) => {
      const sent = bodyFrom(resetBody, { ...values, password: await hashPassword(values.password) })
      const request = v.parse(resetPasswordRequestSchema, sent)
      await callPassport({ call: 'POST /galaxy/user/reset-password', json: request })
      onReset(request.phone)
    }
  })
  /** Props of a field, by its definition and its state. */
  const propsOf = (name: ResetField) => ({ ...form.input(name), label: labels[name](), ...inputOf(resetFields[name], locale) })

  if (channels.length === 0) return <p>{m.account_reset_unavailable()}</p>
  return (
    <form ref={form.ref} className="acct-form" noValidate onSubmit={form.onSubmit}>
      <Field {...propsOf('phonemail')} {...fieldOfOnly(channels)} />
      <Field {...propsOf('authCode')}>
        <CodeButton
          identifier={form.check('phonemail') ? normalizeTyped('identifier', form.values.phonemail) : undefined}
          type="2"
          onRefused={(text) => form.show('phonemail', text)}
        />
      </Field>
      <PasswordField {...propsOf('password')} />
      <PasswordField {...propsOf('conPwd')} />
      <Button type="submit" variant="primary" className="acct-submit" aria-disabled={form.isSending}>
        {form.isSending ? m.account_reset_sending() : m.account_reset()}
      </Button>
    </form>
  )
}
