import './products.css'

export interface Choice {
  name: string
  /** Counts of the figure for this choice, in the order of the columns. */
  cells: readonly (string | number)[]
}

interface ChoiceTableProps {
  /** Name of the group of choices, for visitors who do not see the table. */
  legend: string
  /** Head of the names, then of each cell. */
  columns: readonly string[]
  choices: readonly Choice[]
  /** Number of the choice that is selected at first, from 1. */
  first?: number
}

/**
 * Radio buttons as the rows of a table. The figure of the page answers by style alone: within `.picks` the groups
 * `pick-on pick-on-2` of a drawing show while the second row is chosen. One such table to a page.
 */
export function ChoiceTable({ legend, columns, choices, first = 1 }: ChoiceTableProps) {
  const width = `choice-row pick-row pick-cells-${columns.length - 1}`
  return (
    <fieldset className="pick">
      <legend className="vh">{legend}</legend>
      <div className={`${width} choice-head pick-head`} aria-hidden="true">
        {columns.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
      {choices.map(({ name, cells }, index) => (
        <label className={width} key={name}>
          <span>
            <input className="choice" type="radio" name="pick" value={index + 1} defaultChecked={index + 1 === first} />
            {name}
          </span>
          {cells.map((cell, at) => (
            <span key={columns[at + 1]}>
              <span className="vh">{columns[at + 1]}</span> {cell}
            </span>
          ))}
        </label>
      ))}
    </fieldset>
  )
}
