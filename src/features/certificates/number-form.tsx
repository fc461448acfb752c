import { useId } from 'react'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import '~/features/forms/forms.css'
import './certificates.css'

/** A field for the number of a certificate. It is a GET to the page, so it works without scripts. */
export function NumberForm({ wrong }: { wrong?: string | undefined }) {
  const id = useId()
  const isWrong = wrong !== undefined
  return (
    <form className="certificate-number-form" method="get" action="/verify">
      <div className="field" data-invalid={isWrong ? true : undefined}>
        <label htmlFor={id}>{m.certificates_number()}</label>
        <div className="certificate-number-line">
          <div className="field-box">
            <input
              id={id}
              // The key resets the field to the address's number, also when going back.
              key={wrong}
              name="number"
              className="mono"
              defaultValue={wrong}
              required
              maxLength={300}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              aria-invalid={isWrong ? true : undefined}
              aria-describedby={`${id}-below`}
            />
          </div>
          <Button type="submit" variant="primary">
            {m.certificates_number_submit()}
          </Button>
        </div>
        <div className="field-below" id={`${id}-below`}>
          {isWrong ? (
            <p className="field-error" role="alert">
              {m.certificates_number_wrong()}
            </p>
          ) : (
            <p className="field-notice">{m.certificates_number_example()}</p>
          )}
        </div>
      </div>
    </form>
  )
}
