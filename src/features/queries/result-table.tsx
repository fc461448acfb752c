import type { ReactNode } from 'react'
import { formatNumber } from '~/lib/format'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import { ScrollRegion } from '~/ui/scroll-region'
import './answer.css'

interface ResultTableProps {
  /** Names the table for screen readers. */
  label: string
  columns: readonly string[]
  rows: readonly (readonly { text: string; type?: string }[])[]
  /** Most rows that are shown; all by default. */
  most?: number
  /** Rows of the answer, if not all of them are given. */
  count?: number
  /** The row that stands out. */
  chosen?: number | undefined
  /** Content of a cell before those of a row. */
  lead?: ((index: number) => ReactNode) | undefined
}

/** The rows of an answer, and how many there are. */
export function ResultTable({ label, columns, rows, most = rows.length, count = rows.length, chosen, lead }: ResultTableProps) {
  const shown = rows.slice(0, most)
  return (
    <>
      <ScrollRegion className="q-table sticky-head" aria-label={label}>
        <table>
          <thead>
            <tr>
              {lead ? <th scope="col">#</th> : null}
              {columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((cells, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no key of their own and keep their places
              <tr key={index} className={index === chosen ? 'is-chosen' : undefined}>
                {lead ? <td>{lead(index)}</td> : null}
                {cells.map(({ text, type }, column) => (
                  <td key={columns[column]} className={type && `q-${type}`}>
                    {text}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <p className="note">
        {count > shown.length
          ? m.queries_more_rows({ shown: shown.length, count: formatNumber(count, getLocale()) })
          : m.queries_rows({ count: formatNumber(count, getLocale()) })}
      </p>
    </>
  )
}

/** An answer that was computed before: the texts of its cells. */
export interface ShownRows {
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

export const cellsOf = ({ rows }: ShownRows) => rows.map((cells) => cells.map((text) => ({ text })))
