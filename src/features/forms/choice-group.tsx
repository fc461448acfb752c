import { type ReactNode, useId } from 'react'
import { chosenOf, withChoice } from '~/contract/forms/posted-form'
import { CheckBox } from './check-box'
import './forms.css'

interface Choices<Option extends string> {
  legend: string
  name: string
  options: readonly Option[]
  labelOf: (option: Option) => string
  /** The selected option; of check boxes, those selected, separated by commas. */
  value: string
  error: string | undefined
}

interface GroupProps<Option extends string> extends Pick<Choices<Option>, 'legend' | 'options' | 'error'> {
  choice: (option: Option) => ReactNode
}

function Group<Option extends string>({ legend, options, choice, error }: GroupProps<Option>) {
  const id = useId()
  return (
    <fieldset className="form-choices" aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{legend}</legend>
      {options.map(choice)}
      <p className="field-error" id={`${id}-error`} aria-live="polite">
        {error}
      </p>
    </fieldset>
  )
}

/** A group of radio buttons with an error message. */
export function RadioGroup<Option extends string>({
  onInput,
  ...choices
}: Choices<Option> & { onInput: (value: Option) => void }) {
  const { name, value, labelOf } = choices
  const choice = (option: Option) => (
    <label key={option} className="check">
      <input type="radio" name={name} value={option} checked={value === option} onChange={() => onInput(option)} />
      <span>{labelOf(option)}</span>
    </label>
  )
  return <Group {...choices} choice={choice} />
}

/** A group of check boxes with an error message. */
export function CheckBoxGroup<Option extends string>({
  onInput,
  ...choices
}: Choices<Option> & { onInput: (value: string) => void }) {
  const { name, options, value, labelOf } = choices
  const choice = (option: Option) => (
    <CheckBox
      key={option}
      name={name}
      value={option}
      label={labelOf(option)}
      isChecked={chosenOf(value).includes(option)}
      onChange={(isChosen) => onInput(withChoice(value, options, option, isChosen))}
    />
  )
  return <Group {...choices} choice={choice} />
}
