import { type ReactNode, useId } from 'react'
import './check-box.css'

interface Props {
  name: string
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  error?: string | undefined
  children: ReactNode
}

/** A box to tick, with its label and the message of a failed check. */
export function CheckBox({ name, isChecked, onChange, error, children }: Props) {
  const id = useId()
  return (
    <div className="check">
      <label>
        <input
          type="checkbox"
          name={name}
          checked={isChecked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>{children}</span>
      </label>
      {error && (
        <p className="field-error" id={id} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
