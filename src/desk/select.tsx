interface Props {
  label: string
  name: string
  value: string | undefined
  options: readonly (readonly [value: string, name: string])[]
}

/** A labeled choice in the filters of a list. */
export const Select = ({ label, name, value: chosen = '', options }: Props) => (
  <label>
    {label}
    <select name={name} defaultValue={chosen}>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  </label>
)
