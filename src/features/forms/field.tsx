import { type ComponentProps, type FocusEvent, type ReactNode, useId } from 'react'
import './forms.css'

type InputProps = Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'inputMode' | 'maxLength' | 'onKeyDown' | 'onKeyUp' | 'onPointerDown' | 'required'
>

export interface FieldProps extends InputProps {
  label: string
  name: string
  value: string
  error: string | undefined
  type?: 'text' | 'password'
  onInput: (value: string) => void
  /** Called when the focus leaves the input and the buttons beside it. */
  onBlur: (event: FocusEvent<HTMLElement>) => void
  /** A message below the field that is not an error; empty if there is none. */
  notice?: string
  /** Values to choose from; any other may be typed. */
  suggestions?: readonly string[] | undefined
  /** A button at the end of the field. */
  children?: ReactNode
}

/** A text field with its label above and its error message below. */
export function Field({ label, error, notice, suggestions, children, onInput, onBlur, ...input }: FieldProps) {
  const id = useId()
  const descriptions = [error && `${id}-error`, notice && `${id}-notice`].filter(Boolean)
  return (
    <div className="field" data-invalid={error ? true : undefined}>
      <label htmlFor={id}>{label}</label>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the box only hears where the focus of its parts goes */}
      <div
        className="field-box"
        onBlur={(event) => {
          // Requesting a code or showing a password is part of filling in the field.
          if (!event.currentTarget.contains(event.relatedTarget)) onBlur(event)
        }}
      >
        <input
          id={id}
          list={suggestions && `${id}-list`}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={descriptions.join(' ') || undefined}
          onChange={(event) => onInput(event.currentTarget.value)}
          {...input}
        />
        {suggestions && (
          <datalist id={`${id}-list`}>
            {suggestions.map((each) => (
              <option key={each} value={each} />
            ))}
          </datalist>
        )}
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
