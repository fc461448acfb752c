import type { ReactNode } from 'react'
import { phrased } from '../phrased'

interface SpecTableProps {
  /** Caption for screen readers. */
  caption: string
  columns: readonly string[]
  /** The first cell is the row header. */
  rows: readonly (readonly [string, ...ReactNode[]])[]
  /** Name of the row that holds the query's result. */
  found?: string
}

/** A small table of facts with hairlines between rows. */
export function SpecTable({ caption, columns, rows, found }: SpecTableProps) {
  return (
    <table className="spec-table">
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th scope="col" className="note" key={column}>
              {phrased(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row" className={name === found ? 'spec-found' : undefined}>
              {phrased(name)}
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} data-column={columns[index + 1]}>
                {phrased(cell)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
