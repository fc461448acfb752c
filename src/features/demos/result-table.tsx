import { useState } from 'react'
import type { DemoCopy, Method, ResultRow } from '~/demos/types'
import { m } from '~/paraglide/messages'
import { phrased } from '~/ui/phrased'
import { ScrollRegion } from '~/ui/scroll-region'
import { formId } from './parameter-form'
import { nextOrder, type RowOrder, sortRows } from './sort-rows'
import type { DemoWords } from './words'

interface ResultTableProps {
  copy: DemoCopy
  words: DemoWords
  columns: Method['columns']
  rows: readonly ResultRow[]
  /** Id of the selected row. */
  selected: string | undefined
  /** Vertices of which a row that has one of them is marked. */
  vertex: string | undefined
  onSelect: (row: ResultRow) => void
}

/**
 * The rows of the result. A row is selected by the button in its first cell; without scripts the button asks the server why the
 * row is in the result.
 */
export function ResultTable({ copy, words, columns, rows, selected, vertex, onSelect }: ResultTableProps) {
  const [order, setOrder] = useState<RowOrder>()
  const [first, ...others] = columns
  if (!first) return null
  return (
    <ScrollRegion className="demo-rows sticky-head" aria-label={m.demos_table()}>
      <table>
        <thead>
          <tr>
            {columns.map(({ name, isNumber }) => (
              <th
                key={name}
                scope="col"
                className={isNumber ? 'demo-number' : undefined}
                aria-sort={order?.column === name ? order.direction : undefined}
              >
                <button type="button" onClick={() => setOrder(nextOrder(order, name, isNumber))}>
                  {phrased(copy.columns[name] ?? name)}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sortRows(rows, order).map((row) => {
            const isSelected = row.id === selected
            const hasVertex = vertex !== undefined && row.vertices.includes(vertex)
            return (
              <tr
                key={row.id}
                className={row.isFinding ? 'is-finding' : undefined}
                data-selected={isSelected || hasVertex ? true : undefined}
              >
                <th scope="row">
                  <button
                    type="submit"
                    form={formId}
                    name="why"
                    value={row.vertices[0] ?? ''}
                    aria-pressed={isSelected}
                    onClick={(event) => {
                      event.preventDefault()
                      onSelect(row)
                    }}
                  >
                    {words.cell(row.cells[first.name])}
                  </button>
                </th>
                {others.map(({ name, isNumber }) => (
                  <td key={name} className={isNumber ? 'demo-number' : undefined}>
                    {words.cell(row.cells[name])}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
