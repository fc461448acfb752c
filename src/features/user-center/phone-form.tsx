import * as v from 'valibot'
import { type CurrentUser, captchaSchema, phoneSchema } from '~/contract/account'
import { normalizeTyped } from '~/contract/normalize'
import { CodeButton } from '~/features/account/code-button'
import { Field } from '~/features/forms/field'
import { fieldRule } from '~/features/forms/field-rule'
import { useForm } from '~/features/forms/use-form'
import { callPassport } from '~/lib/api'
import { m } from '~/paraglide/messages'
import { buildProof, emptyProof, type ProofField, ProofFields, proofFieldOf, proofRules } from './proof-fields'
import { SettingForm } from './setting-form'
import { useUserCenter } from './user-center-context'

type PhoneField = 'phone' | 'captcha' | ProofField

/** Binds or replaces the phone number after verifying it with a code (spec §3). */
export function PhoneForm({ user }: { user: CurrentUser }) {
  const { onSaved } = useUserCenter()
  const isBound = user.phone !== null
  const form = useForm<PhoneField>({
    initial: { phone: '', captcha: '', ...emptyProof },
    rules: [fieldRule('phone', phoneSchema), fieldRule('captcha', captchaSchema), ...proofRules],
    fieldOf: (name) => (name === 'phone' || name === 'captcha' ? name : proofFieldOf(name)),
    send: async (values) => {
      const phone = v.parse(phoneSchema, values.phone)
      const captcha = v.parse(captchaSchema, values.captcha)
      const json = { type: 'phone', phone, captcha, ...(await buildProof(values)) } as const
      await callPassport({ call: `POST /galaxy/user/${isBound ? 'rebinding' : 'binding'}`, json })
      await onSaved(isBound ? undefined : m.user_center_phone_bound())
    }
  })
  return (
    <SettingForm form={form} isPersonal submit={isBound ? m.user_center_phone_replace() : m.user_center_phone_bind()}>
      <Field
        {...form.input('phone')}
        label={isBound ? m.user_center_phone_new() : m.account_phone()}
        autoComplete="tel-national"
        inputMode="tel"
      />
      <Field {...form.input('captcha')} label={m.user_center_code_to_new()} autoComplete="one-time-code" inputMode="numeric">
        <CodeButton
          identifier={form.check('phone') ? normalizeTyped('phone', form.values.phone) : undefined}
          type="3"
          onRefused={(text) => form.show('phone', text)}
        />
      </Field>
      <ProofFields form={form} user={user} />
    </SettingForm>
  )
}
