import { type ComponentProps, type FocusEvent, type ReactNode, useId } from 'react'
import './forms.css'

interface FrameProps {
  /** Of the control, whose `aria-describedby` is `${id}-below`. */
  id: string
  label: ReactNode
  error: string | undefined
  /** Below the field, beside its error. */
  notes?: ReactNode
  className?: string
  onBlur?: (event: FocusEvent<HTMLElement>) => void
  /** The control, and buttons at its end. */
  children: ReactNode
}

/** A control in its box, with its label above, and its error message and notes below. */
export const FieldFrame = ({ id, label, error, notes, className = '', onBlur, children }: FrameProps) => (
  <div className={`field ${className}`} data-invalid={error ? true : undefined}>
    <label htmlFor={id}>{label}</label>
    {/* biome-ignore lint/a11y/noStaticElementInteractions: the box only hears where the focus of its parts goes */}
    <div className="field-box" onBlur={onBlur}>
      {children}
    </div>
    <div className="field-below" id={`${id}-below`}>
      <p className="field-error" aria-live="polite">
        {error}
      </p>
      {notes}
    </div>
  </div>
)

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
  return (
    <FieldFrame
      id={id}
      label={label}
      error={error}
      notes={
        notice !== undefined && (
          <p className="field-notice" role="status">
            {notice}
          </p>
        )
      }
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
        aria-describedby={`${id}-below`}
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
    </FieldFrame>
  )
}
