import * as v from 'valibot'
import type { CurrentUser } from '~/contract/account'
import { passkeyNameSchema } from '~/contract/passkeys'
import { Field } from '~/features/forms/field'
import { type FieldRule, fieldRule } from '~/features/forms/field-rule'
import { useForm } from '~/features/forms/use-form'
import { addPasskey } from '~/features/passkeys/calls'
import { showToast } from '~/lib/toasts'
import { m } from '~/paraglide/messages'
import { buildProof, emptyProof, type ProofField, ProofFields, proofFieldOf, proofRules } from './proof-fields'
import { SettingForm } from './setting-form'

type PasskeyField = 'passkeyName' | ProofField

const rules: readonly FieldRule<PasskeyField>[] = [fieldRule('passkeyName', passkeyNameSchema), ...proofRules]

/** Adds a passkey: name, proof of identity, then the device's prompt. Cancelling the prompt keeps the input. */
export function AddPasskeyForm({ user, onAdded }: { user: CurrentUser; onAdded: () => void }) {
  const form = useForm<PasskeyField>({
    initial: { passkeyName: '', ...emptyProof },
    rules,
    fieldOf: (name) => (name === 'name' ? 'passkeyName' : proofFieldOf(name)),
    send: async (values) => {
      if (!(await addPasskey(v.parse(passkeyNameSchema, values.passkeyName), await buildProof(values)))) return
      showToast({ tone: 'ok', text: m.passkeys_done() })
      onAdded()
    }
  })

  return (
    <SettingForm form={form} submit={m.passkeys_create()} sending={m.passkeys_waiting()}>
      <Field {...form.input('passkeyName')} label={m.passkeys_name()} autoComplete="off" />
      <ProofFields form={form} user={user} />
    </SettingForm>
  )
}
