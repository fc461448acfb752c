import { type FocusEvent, useId } from 'react'
import './forms.css'

interface Props {
  label: string
  name: string
  value: string
  error: string | undefined
  rows: number
  onInput: (value: string) => void
  onBlur: (event: FocusEvent<HTMLElement>) => void
}

/** An optional multiline text field with its label above and its error message below. */
export function TextArea({ label, error, onInput, ...area }: Props) {
  const id = useId()
  return (
    <div className="field" data-invalid={error ? true : undefined}>
      <label htmlFor={id}>{label}</label>
      <div className="field-box">
        <textarea
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onInput(event.currentTarget.value)}
          {...area}
        />
      </div>
      <div className="field-below">
        <p className="field-error" id={`${id}-error`} aria-live="polite">
          {error}
        </p>
      </div>
    </div>
  )
}
