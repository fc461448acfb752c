import * as v from 'valibot'
import { type CurrentUser, captchaSchema, emailSchema } from '~/contract/account'
import { CodeButton } from '~/features/account/code-button'
import { newIdentifierRule, useIllegalDomains } from '~/features/account/new-identifier'
import { Field } from '~/features/forms/field'
import { rule } from '~/features/forms/field-rule'
import { useForm } from '~/features/forms/use-form'
import { m } from '~/paraglide/messages'
import { useCentre } from './centre-context'
import { emptyProof, type ProofField, ProofFields, proofFieldOf, proofOf, proofRules } from './proof-fields'
import { SettingForm } from './setting-form'
import { SettingRow } from './setting-row'
import { saveSetting } from './settings-api'

/** The e-mail address: not bound, bound and not activated, or activated (spec §3). */
export function EmailRow() {
  const { user } = useCentre()
  const email = user?.email ?? null
  const isWaiting = email !== null && !user?.emailActivated
  const change = {
    id: 'email',
    label: user && email === null ? m.centre_bind() : m.centre_replace(),
    form: user ? email === null ? <BindForm user={user} /> : <ReplaceForm user={user} /> : null
  }
  const activate = { id: 'email-activate', label: m.centre_activate(), form: email && <ActivateForm email={email} /> }
  return (
    <SettingRow
      label={m.centre_email()}
      value={email ?? <span className="centre-none">{m.centre_none()}</span>}
      state={{
        isGood: email !== null && !isWaiting,
        text: email === null ? m.centre_not_bound() : isWaiting ? m.centre_not_activated() : m.centre_activated()
      }}
      hint={isWaiting ? m.centre_email_waiting() : undefined}
      actions={isWaiting ? [activate, change] : [change]}
    />
  )
}

type BindField = 'email' | ProofField

/** Binds an address as it is; a code activates it afterwards. */
function BindForm({ user }: { user: CurrentUser }) {
  const { onSaved } = useCentre()
  const form = useForm<BindField>({
    initial: { email: '', ...emptyProof },
    rules: [newIdentifierRule('email', emailSchema, useIllegalDomains()), ...proofRules],
    fieldOf: (name) => (name === 'email' ? name : proofFieldOf(name)),
    send: async (values) => {
      await saveSetting('binding', { type: 'email', email: v.parse(emailSchema, values.email), ...(await proofOf(values)) })
      await onSaved()
    }
  })
  return (
    <SettingForm form={form} submit={m.centre_email_bind()}>
      <Field {...form.input('email')} label={m.centre_email()} autoComplete="email" inputMode="email" />
      <ProofFields form={form} user={user} />
      <p className="centre-hint">{m.centre_email_bind_next()}</p>
    </SettingForm>
  )
}

type ReplaceField = BindField | 'captcha'

function ReplaceForm({ user }: { user: CurrentUser }) {
  const { onSaved } = useCentre()
  const form = useForm<ReplaceField>({
    initial: { email: '', captcha: '', ...emptyProof },
    rules: [newIdentifierRule('email', emailSchema, useIllegalDomains()), rule('captcha', captchaSchema), ...proofRules],
    fieldOf: (name) => (name === 'email' || name === 'captcha' ? name : name === 'phone' ? 'email' : proofFieldOf(name)),
    send: async (values) => {
      const email = v.parse(emailSchema, values.email)
      const captcha = v.parse(captchaSchema, values.captcha)
      await saveSetting('rebinding', { type: 'email', email, captcha, ...(await proofOf(values)) })
      await onSaved()
    }
  })
  return (
    <SettingForm form={form} submit={m.centre_email_replace()}>
      <Field {...form.input('email')} label={m.centre_email_new()} autoComplete="email" inputMode="email" />
      <Field {...form.input('captcha')} label={m.centre_code_to_new()} autoComplete="one-time-code" inputMode="numeric">
        <CodeButton
          identifier={form.check('email') ? form.values.email.trim().toLowerCase() : undefined}
          type="3"
          onRefused={(text) => form.show('email', text)}
        />
      </Field>
      <ProofFields form={form} user={user} />
    </SettingForm>
  )
}

function ActivateForm({ email }: { email: string }) {
  const { onSaved } = useCentre()
  const form = useForm<'captcha'>({
    initial: { captcha: '' },
    rules: [rule('captcha', captchaSchema)],
    // An address that belongs to another account by now is the code's matter here: there is no other field.
    fieldOf: () => 'captcha',
    send: async ({ captcha }) => {
      await saveSetting('activate', { captcha: v.parse(captchaSchema, captcha) })
      await onSaved()
    }
  })
  return (
    <SettingForm form={form} submit={m.centre_email_activate()}>
      <Field {...form.input('captcha')} label={m.centre_code_to({ to: email })} autoComplete="one-time-code" inputMode="numeric">
        <CodeButton identifier={email} type="4" onRefused={(text) => form.show('captcha', text)} />
      </Field>
    </SettingForm>
  )
}
