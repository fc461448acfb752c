import { type CurrentUser, captchaSchema, passwordSchema } from '~/contract/account'
import type { Proof } from '~/contract/account-settings'
import { maskIdentifier } from '~/contract/mask-identifier'
import { normalizeTyped } from '~/contract/normalize'
import { CodeButton } from '~/features/account/code-button'
import { hashPassword } from '~/features/account/hash-password'
import { useCodeChannels } from '~/features/forms/code-channels'
import { Field } from '~/features/forms/field'
import { type FieldRule, fieldRule } from '~/features/forms/field-rule'
import { PasswordField } from '~/features/forms/password-field'
import type { useForm } from '~/features/forms/use-form'
import { UsernameField } from '~/features/forms/username-field'
import { m } from '~/paraglide/messages'
import './user-center.css'

/** `proofBy` is empty for the password, otherwise the identifier that receives the code. */
export type ProofField = 'proofBy' | 'proofPassword' | 'proofCode'
type ProofValues = Readonly<Record<ProofField, string>>

export const emptyProof: ProofValues = { proofBy: '', proofPassword: '', proofCode: '' }

const password: FieldRule<'proofPassword'> = fieldRule('proofPassword', passwordSchema)
const code: FieldRule<'proofCode'> = fieldRule('proofCode', captchaSchema)

/** Rules of the proof fields, which come last in a form. */
export const proofRules: readonly FieldRule<ProofField>[] = [
  { field: 'proofPassword', check: (values) => (values.proofBy === '' ? password.check(values) : undefined) },
  { field: 'proofCode', check: (values) => (values.proofBy === '' ? undefined : code.check(values)) }
]

/** Maps fields of passport's `Proof` to form fields. */
const fields = new Map<string, ProofField>([
  ['password', 'proofPassword'],
  ['confirmPhone', 'proofCode'],
  ['confirmCaptcha', 'proofCode']
])
export const proofFieldOf = (name: string): ProofField | undefined => fields.get(name)

/** The proof as a request carries it, with the password hashed. */
export async function buildProof({ proofBy, proofPassword, proofCode }: ProofValues): Promise<Proof> {
  if (proofBy === '') return { password: await hashPassword(proofPassword) }
  return { confirmPhone: proofBy, confirmCaptcha: normalizeTyped('code', proofCode) }
}

type Form = ReturnType<typeof useForm<ProofField>>

interface Props {
  /** A form whose fields include those of a proof. */
  form: Pick<Form, 'values' | 'set' | 'show'> & {
    input: (field: ProofField) => Omit<ReturnType<Form['input']>, 'name'> & { name: string }
  }
  user: Pick<CurrentUser, 'phone' | 'email' | 'emailActivated'>
}

/** Reauthentication: the password, or a code sent to a verified identifier. */
export function ProofFields({ form, user }: Props) {
  const channels = useCodeChannels()
  const own = [
    channels.includes('phone') ? user.phone : null,
    channels.includes('email') && user.emailActivated ? user.email : null
  ].filter((identifier) => identifier !== null)
  const { proofBy } = form.values
  return (
    <fieldset>
      <legend className="field-label">{m.user_center_proof_legend()}</legend>
      <div className="proof-ways">
        {['', ...own].map((identifier) => (
          <label key={identifier} className="proof-way">
            <input
              type="radio"
              name="proofBy"
              value={identifier}
              checked={proofBy === identifier}
              onChange={() => form.set('proofBy', identifier)}
            />
            <span>
              {identifier === '' ? m.user_center_proof_password() : m.user_center_proof_code({ to: maskIdentifier(identifier) })}
            </span>
          </label>
        ))}
      </div>
      {proofBy === '' ? (
        <>
          <UsernameField identifier={user.phone ?? user.email ?? ''} />
          <PasswordField
            {...form.input('proofPassword')}
            label={m.user_center_proof_password_label()}
            autoComplete="current-password"
          />
        </>
      ) : (
        <Field
          key={proofBy}
          {...form.input('proofCode')}
          label={m.user_center_proof_code_label()}
          autoComplete="one-time-code"
          inputMode="numeric"
        >
          <CodeButton identifier={proofBy} type="5" onRefused={(text) => form.show('proofCode', text)} />
        </Field>
      )}
    </fieldset>
  )
}
