import { type ComponentProps, type FocusEvent, type ReactNode, useId } from 'react'
import './field.css'

type InputProps = Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'inputMode' | 'maxLength' | 'onKeyDown' | 'onKeyUp' | 'onPointerDown'
>

export interface FieldProps extends InputProps {
  label: string
  name: string
  value: string
  error: string | undefined
  type?: 'text' | 'password'
  onInput: (value: string) => void
  onBlur: (event: FocusEvent<HTMLInputElement>) => void
  /** What may be said below the box besides the message; empty while there is nothing to say. */
  notice?: string
  /** What stands at the end of the box: a button. */
  children?: ReactNode
}

/** A text field: label above, the message of a failed check below. */
export function Field({ label, error, notice, children, onInput, ...input }: FieldProps) {
  const id = useId()
  const descriptions = [error && `${id}-error`, notice && `${id}-notice`].filter(Boolean)
  return (
    <div className="field" data-invalid={error ? true : undefined}>
      <label htmlFor={id}>{label}</label>
      <div className="field-box">
        <input
          id={id}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={descriptions.join(' ') || undefined}
          onChange={(event) => onInput(event.currentTarget.value)}
          {...input}
        />
        {children}
      </div>
      <div className="field-below">
        <p className="field-error" id={`${id}-error`} aria-live="polite">
          {error}
        </p>
        {notice !== undefined && (
          <p className="field-notice" id={`${id}-notice`} role="status">
            {notice}
          </p>
        )}
      </div>
    </div>
  )
}
