import { useEffect, useRef } from 'react'
import type { ConnectCopy } from '~/content/partners/types'
import { chosenWants, type PartnerAnswer, type PartnerField, partnerFormPath, withWant } from '~/contract/partner-form'
import { type PartnerWant, partnerWants } from '~/contract/user-info'
import { CheckBox } from '~/features/forms/check-box'
import { Field } from '~/features/forms/field'
import { TextArea } from '~/features/forms/text-area'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { usePartnerRequest } from './use-partner-request'

/** Where on the page the form stands, and its answer. */
export const requestId = 'request'

interface Props {
  copy: ConnectCopy['form']
  /** What became of the form, where the browser posted it by itself. */
  answer: PartnerAnswer | undefined
  /** Ticked at first. */
  want: PartnerWant | undefined
}

/** The partner form (spec §3), then its confirmation (spec §4). Without scripts the browser posts it to the page's own address. */
export function RequestForm({ copy, answer, want }: Props) {
  const { form, isSent, failure } = usePartnerRequest(answer, want)
  if (isSent) return <Confirmation />
  const lines: { field: PartnerField; label: string; autoComplete: string; inputMode?: 'tel' | 'email' }[] = [
    { field: 'name', label: m.partners_form_name(), autoComplete: 'name' },
    { field: 'phone', label: m.partners_form_phone(), autoComplete: 'tel-national', inputMode: 'tel' },
    { field: 'email', label: m.partners_form_email(), autoComplete: 'email', inputMode: 'email' },
    { field: 'company', label: m.partners_form_company(), autoComplete: 'organization' },
    { field: 'position', label: m.partners_form_position(), autoComplete: 'organization-title' },
    { field: 'city', label: m.partners_form_city(), autoComplete: 'address-level2' }
  ]
  const { wants } = form.values
  const wantsError = form.errors.wants
  return (
    <form
      ref={form.ref}
      className="connect-form"
      method="post"
      action={`${partnerFormPath}#${requestId}`}
      noValidate
      onSubmit={form.onSubmit}
    >
      {failure ? (
        <p className="connect-failure" role="alert">
          {failure}
        </p>
      ) : null}
      <div className="connect-fields">
        {lines.map(({ field, ...line }) => (
          <Field key={field} {...line} {...form.input(field)} />
        ))}
      </div>
      <TextArea label={m.partners_form_needs()} rows={5} {...form.input('needs')} />
      <fieldset className="connect-wants" aria-describedby={wantsError ? 'connect-wants-error' : undefined}>
        <legend>{m.partners_form_wants()}</legend>
        {partnerWants.map((want) => (
          <CheckBox
            key={want}
            name="wants"
            value={want}
            label={copy.wants[want]}
            isChecked={chosenWants(wants).includes(want)}
            onChange={(isChosen) => form.set('wants', withWant(wants, want, isChosen))}
          />
        ))}
        <p className="field-error" id="connect-wants-error" aria-live="polite">
          {wantsError}
        </p>
      </fieldset>
      <div className="connect-trap" aria-hidden="true">
        <label>
          {m.partners_form_trap()}
          <input
            name="trap"
            value={form.values.trap}
            tabIndex={-1}
            autoComplete="off"
            onChange={(event) => form.set('trap', event.currentTarget.value)}
          />
        </label>
        {form.errors.trap}
      </div>
      <p className="connect-privacy phrased">{copy.privacy}</p>
      <Button type="submit" variant="primary" aria-disabled={form.isSending}>
        {form.isSending ? m.partners_form_sending() : m.partners_form_submit()}
      </Button>
    </form>
  )
}

function Confirmation() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="connect-sent" role="status">
      <span className="i-lucide-check" aria-hidden="true" />
      <h3 ref={heading} tabIndex={-1}>
        {m.partners_sent_title()}
      </h3>
      <p className="phrased">{m.partners_sent()}</p>
    </div>
  )
}
