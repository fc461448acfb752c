import { type ReactNode, useId } from 'react'
import './forms.css'

interface Props {
  name: string
  /** Distinguishes check boxes with the same name. */
  value?: string
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  error?: string | undefined
  /** Clicking it toggles the check box. */
  label: string
  /** A button at the end of the label, which does not toggle the check box. */
  children?: ReactNode
}

/** A check box with a label and an error message. */
export function CheckBox({ name, value, isChecked, onChange, error, label, children }: Props) {
  const id = useId()
  return (
    <div className="check">
      <input
        type="checkbox"
        id={id}
        name={name}
        value={value}
        checked={isChecked}
        aria-labelledby={`${id}-text`}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <p id={`${id}-text`}>
        <label htmlFor={id}>{label}</label>
        {children}
      </p>
      {error && (
        <p className="field-error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
