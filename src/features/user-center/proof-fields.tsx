import { type CurrentUser, captchaSchema, passwordSchema } from '~/contract/account'
import type { Proof } from '~/contract/account-settings'
import { CodeButton } from '~/features/account/code-button'
import { hashPassword } from '~/features/account/hash-password'
import { Field } from '~/features/forms/field'
import { type FieldRule, rule } from '~/features/forms/field-rule'
import { PasswordField } from '~/features/forms/password-field'
import type { useForm } from '~/features/forms/use-form'
import { UsernameField } from '~/features/forms/username-field'
import { m } from '~/paraglide/messages'
import { maskIdentifier } from './mask-identifier'
import './proof-fields.css'

/** `proofBy` is empty for the password, else the own identifier that the code goes to. */
export type ProofField = 'proofBy' | 'proofPassword' | 'proofCode'
export type ProofValues = Readonly<Record<ProofField, string>>

export const emptyProof: ProofValues = { proofBy: '', proofPassword: '', proofCode: '' }

const password: FieldRule<'proofPassword'> = rule('proofPassword', passwordSchema)
const code: FieldRule<'proofCode'> = rule('proofCode', captchaSchema)

/** Rules of the fields that are shown; they stand last in a form that asks for a proof. */
export const proofRules: readonly FieldRule<ProofField>[] = [
  { field: 'proofPassword', check: (values) => (values.proofBy === '' ? password.check(values) : undefined) },
  { field: 'proofCode', check: (values) => (values.proofBy === '' ? undefined : code.check(values)) }
]

/** The field that shows what passport says of a field of `Proof`. */
const fields = new Map<string, ProofField>([
  ['password', 'proofPassword'],
  ['confirmPhone', 'proofCode'],
  ['confirmCaptcha', 'proofCode']
])
export const proofFieldOf = (name: string): ProofField | undefined => fields.get(name)

/** The proof as the body of a call carries it; the password is hashed. */
export async function proofOf({ proofBy, proofPassword, proofCode }: ProofValues): Promise<Proof> {
  if (proofBy === '') return { password: await hashPassword(proofPassword) }
  return { confirmPhone: proofBy, confirmCaptcha: proofCode.trim() }
}

type Form = ReturnType<typeof useForm<ProofField>>

interface Props {
  /** A form that has the fields of a proof among its own. */
  form: Pick<Form, 'values' | 'set' | 'show'> & {
    input: (field: ProofField) => Omit<ReturnType<Form['input']>, 'name'> & { name: string }
  }
  user: Pick<CurrentUser, 'phone' | 'email' | 'emailActivated'>
}

/** Who is logged in says again who they are: with the password, or with a code to a verified identifier of their own. */
export function ProofFields({ form, user }: Props) {
  const own = [user.phone, user.emailActivated ? user.email : null].filter((identifier) => identifier !== null)
  const { proofBy } = form.values
  return (
    <fieldset className="proof">
      <legend>{m.user_center_proof_legend()}</legend>
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
