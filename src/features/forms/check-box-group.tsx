import { useId } from 'react'
import { chosenOf, withChoice } from '~/contract/posted-form'
import { CheckBox } from './check-box'
import './forms.css'

interface CheckBoxGroupProps<Option extends string> {
  legend: string
  name: string
  options: readonly Option[]
  labelOf: (option: Option) => string
  /** The selected options, separated by commas. */
  value: string
  error: string | undefined
  onInput: (value: string) => void
}

/** A group of check boxes with an error message. */
export function CheckBoxGroup<Option extends string>({
  legend,
  name,
  options,
  labelOf,
  value,
  error,
  onInput
}: CheckBoxGroupProps<Option>) {
  const id = useId()
  return (
    <fieldset className="form-choices" aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <CheckBox
          key={option}
          name={name}
          value={option}
          label={labelOf(option)}
          isChecked={chosenOf(value).includes(option)}
          onChange={(isChosen) => onInput(withChoice(value, options, option, isChosen))}
        />
      ))}
      <p className="field-error" id={`${id}-error`} aria-live="polite">
        {error}
      </p>
    </fieldset>
  )
}
