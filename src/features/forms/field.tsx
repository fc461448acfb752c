import { type ComponentProps, type FocusEvent, type ReactNode, useId, useState } from 'react'
import { m } from '~/paraglide/messages'
import './field.css'

interface Props extends Pick<ComponentProps<'input'>, 'autoComplete' | 'inputMode' | 'maxLength'> {
  label: string
  name: string
  value: string
  error: string | undefined
  type?: 'text' | 'password'
  onInput: (value: string) => void
  onBlur: (event: FocusEvent<HTMLInputElement>) => void
  /** What stands at the end of the box: a button. */
  children?: ReactNode
}

/** A text field: label above, the message of a failed check below. */
export function Field({ label, error, children, onInput, ...input }: Props) {
  const id = useId()
  return (
    <div className="field" data-invalid={error ? true : undefined}>
      <label htmlFor={id}>{label}</label>
      <div className="field-box">
        <input
          id={id}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onInput(event.currentTarget.value)}
          {...input}
        />
        {children}
      </div>
      <p className="field-error" id={`${id}-error`} aria-live="polite">
        {error}
      </p>
    </div>
  )
}

/** A password, hidden until its button is pressed. */
export function PasswordField(props: Omit<Props, 'type' | 'children'>) {
  const [isShown, setShown] = useState(false)
  return (
    <Field {...props} type={isShown ? 'text' : 'password'}>
      <button
        type="button"
        className="field-eye"
        aria-label={m.account_show_password()}
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
      >
        <span className={isShown ? 'i-lucide-eye-off' : 'i-lucide-eye'} aria-hidden="true" />
      </button>
    </Field>
  )
}
