import { LookupForm } from '~/features/forms/lookup-form'
import { m } from '~/paraglide/messages'
import { maxNumberInputLength } from './number'
import './certificates.css'

/** A field for the number of a certificate. */
export function NumberForm({ wrong }: { wrong?: string | undefined }) {
  return (
    <LookupForm
      className="certificate-number-form"
      action="/verify"
      name="number"
      value={wrong ?? ''}
      label={m.certificates_number()}
      maxLength={maxNumberInputLength}
      autoCapitalize="none"
      submit={m.certificates_number_submit()}
      error={wrong === undefined ? undefined : m.certificates_number_wrong()}
      hint={m.certificates_number_example()}
    />
  )
}
