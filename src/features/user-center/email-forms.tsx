import * as v from 'valibot'
import { type CurrentUser, captchaSchema, emailSchema } from '~/contract/account'
import { normalizeTyped } from '~/contract/normalize'
import { CodeButton } from '~/features/account/code-button'
import { Field } from '~/features/forms/field'
import { fieldRule } from '~/features/forms/field-rule'
import { newIdentifierRule, useIllegalDomains } from '~/features/forms/new-identifier'
import { useForm } from '~/features/forms/use-form'
import { callPassport } from '~/lib/api'
import { m } from '~/paraglide/messages'
import { buildProof, emptyProof, type ProofField, ProofFields, proofFieldOf, proofRules } from './proof-fields'
import { SettingForm } from './setting-form'
import { useUserCenter } from './user-center-context'

type BindField = 'email' | ProofField

/** Binds an unverified address; a code activates it later. */
export function BindEmailForm({ user }: { user: CurrentUser }) {
  const { onSaved } = useUserCenter()
  const form = useForm<BindField>({
    initial: { email: '', ...emptyProof },
    rules: [newIdentifierRule('email', emailSchema, useIllegalDomains()), ...proofRules],
    fieldOf: (name) => (name === 'email' ? name : proofFieldOf(name)),
    send: async (values) => {
      const email = v.parse(emailSchema, values.email)
      await callPassport({ call: 'POST /galaxy/user/binding', json: { type: 'email', email, ...(await buildProof(values)) } })
      await onSaved(m.user_center_email_bound())
    }
  })
  return (
    <SettingForm form={form} isPersonal submit={m.user_center_email_bind()}>
      <Field {...form.input('email')} label={m.user_center_email()} autoComplete="email" inputMode="email" />
      <ProofFields form={form} user={user} />
      <p className="user-center-hint">{m.user_center_email_bind_next()}</p>
    </SettingForm>
  )
}

type ReplaceField = BindField | 'captcha'

/** Replaces the address after verifying the new one with a code. */
export function ReplaceEmailForm({ user }: { user: CurrentUser }) {
  const { onSaved } = useUserCenter()
  const form = useForm<ReplaceField>({
    initial: { email: '', captcha: '', ...emptyProof },
    rules: [newIdentifierRule('email', emailSchema, useIllegalDomains()), fieldRule('captcha', captchaSchema), ...proofRules],
    fieldOf: (name) => (name === 'email' || name === 'captcha' ? name : name === 'phone' ? 'email' : proofFieldOf(name)),
    send: async (values) => {
      const email = v.parse(emailSchema, values.email)
      const captcha = v.parse(captchaSchema, values.captcha)
      const json = { type: 'email', email, captcha, ...(await buildProof(values)) } as const
      await callPassport({ call: 'POST /galaxy/user/rebinding', json })
      await onSaved()
    }
  })
  return (
    <SettingForm form={form} isPersonal submit={m.user_center_email_replace()}>
      <Field {...form.input('email')} label={m.user_center_email_new()} autoComplete="email" inputMode="email" />
      <Field {...form.input('captcha')} label={m.user_center_code_to_new()} autoComplete="one-time-code" inputMode="numeric">
        <CodeButton
          identifier={form.check('email') ? normalizeTyped('email', form.values.email) : undefined}
          type="3"
          onRefused={(text) => form.show('email', text)}
        />
      </Field>
      <ProofFields form={form} user={user} />
    </SettingForm>
  )
}

/** Activates the address with a code. */
export function ActivateEmailForm({ email }: { email: string }) {
  const { onSaved } = useUserCenter()
  const form = useForm<'captcha'>({
    initial: { captcha: '' },
    rules: [fieldRule('captcha', captchaSchema)],
    // Every error, such as an address that another account has taken since, is shown at the only field.
    fieldOf: () => 'captcha',
    send: async ({ captcha }) => {
      await callPassport({ call: 'POST /galaxy/user/activate', json: { captcha: v.parse(captchaSchema, captcha) } })
      await onSaved(m.user_center_email_activated())
    }
  })
  return (
    <SettingForm form={form} submit={m.user_center_email_activate()}>
      <Field
        {...form.input('captcha')}
        label={m.user_center_code_to({ to: email })}
        autoComplete="one-time-code"
        inputMode="numeric"
      >
        <CodeButton identifier={email} type="4" onRefused={(text) => form.show('captcha', text)} />
      </Field>
    </SettingForm>
  )
}
