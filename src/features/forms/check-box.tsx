import { type ReactNode, useId } from 'react'
import './check-box.css'

interface Props {
  name: string
  /** What the box stands for, where several have one name. */
  value?: string
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  error?: string | undefined
  /** The words that tick the box when they are clicked. */
  label: string
  /** The end of the sentence: a button, which does something else. */
  children?: ReactNode
}

/** A box to tick, with its label and the message of a failed check. */
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
