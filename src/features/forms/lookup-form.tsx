import { useId } from 'react'
import { Button } from '~/ui/button'
import { useQueryDraft } from './use-query-draft'
import './forms.css'
import './lookup-form.css'

interface LookupFormProps {
  className: string
  /** Path of the page that shows the result. */
  action: string
  name: string
  /** The parameter of the address. */
  value: string
  label: string
  maxLength: number
  autoCapitalize: 'none' | 'characters'
  submit: string
  error: string | undefined
  /** Shown while there is no error. */
  hint: string
}

/** Looks up a number. It is a GET, so it works without scripts. */
export function LookupForm({ className, action, value, label, submit, error, hint, ...input }: LookupFormProps) {
  const id = useId()
  const draft = useQueryDraft(`lookup ${action} ${input.name}`)
  return (
    <form className={`lookup ${className}`} method="get" action={action} {...draft}>
      <div className="field" data-invalid={error ? true : undefined}>
        <label htmlFor={id}>{label}</label>
        <div className="grid-small lookup-line">
          <div className="field-box">
            <input
              id={id}
              // The key resets the field to the parameter of the address, also when going back.
              key={value}
              className="mono"
              defaultValue={value}
              required
              autoComplete="off"
              spellCheck={false}
              aria-invalid={error ? true : undefined}
              aria-describedby={`${id}-below`}
              {...input}
            />
          </div>
          <Button type="submit" variant="primary">
            {submit}
          </Button>
        </div>
        <div className="field-below" id={`${id}-below`}>
          {error ? (
            <p className="field-error" role="alert">
              {error}
            </p>
          ) : (
            <p className="field-notice">{hint}</p>
          )}
        </div>
      </div>
    </form>
  )
}
