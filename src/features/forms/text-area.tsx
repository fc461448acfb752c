import { type FocusEvent, useId } from 'react'
import { FieldFrame } from './field'

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
    <FieldFrame id={id} label={label} error={error}>
      <textarea
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-below`}
        onChange={(event) => onInput(event.currentTarget.value)}
        {...area}
      />
    </FieldFrame>
  )
}
