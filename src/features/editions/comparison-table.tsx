import type { ReactNode } from 'react'
import { type EditionId, editionIds, maxGraphs } from '~/content/editions'
import { m } from '~/paraglide/messages'
import { DimensionLine } from '~/ui/figure/dimension-line'
import { phrased } from '~/ui/phrased'
import { editionLabels } from './labels'
import './comparison-table.css'
import './edition-picker.css'

/** One property of one edition: value, qualification, and the count if it counts graphs. */
export interface ComparisonCell {
  value: string
  notes?: readonly string[]
  /** Only other editions have it. */
  isSilent?: boolean
  graphs?: number
}

export interface ComparisonRow {
  name: string
  note?: string
  /** The badge of a sample. */
  mark?: ReactNode
  /** In the order of `editionIds`. */
  cells: readonly ComparisonCell[]
}

export interface ComparisonGroup {
  /** Name of the group; omitted if there is only one. */
  name?: string
  rows: readonly ComparisonRow[]
}

/**
 * Comparison of the editions. Edition names and property names stay visible while scrolling. A cell that repeats its left
 * neighbor is dimmed, so that differences stand out. Phones show two columns, chosen by radio inputs and `:has()`, without
 * scripts.
 */
export function ComparisonTable({ groups }: { groups: readonly ComparisonGroup[] }) {
  return (
    <div className="editions">
      <Picker side="left" label={m.editions_pick_left()} chosen="free" />
      <Picker side="right" label={m.editions_pick_right()} chosen="advanced" />
      <table className="editions-table sticky-head">
        <caption className="vh">{m.editions_caption()}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">{m.editions_row()}</span>
              <span className="editions-corner note">{phrased(m.editions_same())}</span>
            </th>
            {editionIds.map((id) => (
              <th scope="col" key={id} className={`edition-${id}`}>
                <b className="edition-name">{phrased(editionLabels[id].name())}</b>
                <span className="edition-purpose">{phrased(editionLabels[id].purpose())}</span>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ name, rows }) => (
          <tbody key={name ?? ''}>
            {name ? (
              <tr className="editions-group">
                <th scope="rowgroup" colSpan={editionIds.length + 1}>
                  {name}
                </th>
              </tr>
            ) : null}
            {rows.map((row) => (
              <Row key={row.name} row={row} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

function Row({ row }: { row: ComparisonRow }) {
  return (
    <tr className={sameness(row.cells)}>
      <th scope="row">
        {phrased(row.name)}
        {row.mark}
        {row.note ? <span className="note">{row.note}</span> : null}
      </th>
      {row.cells.map((cell, index) => {
        const isSame = index > 0 && textOf(cell) === textOf(row.cells[index - 1])
        const classes = [
          `edition-${editionIds[index]}`,
          isSame ? 'edition-same' : '',
          cell.isSilent ? 'edition-silent' : '',
          cell.graphs ? 'edition-graphs' : ''
        ]
        return (
          <td key={editionIds[index]} className={classes.filter(Boolean).join(' ')}>
            <b className="edition-value">{phrased(cell.value)}</b>
            {cell.graphs ? <DimensionLine fraction={lineFraction(cell.graphs)} /> : null}
            {cell.notes?.map((note) => (
              <small className="edition-note" key={note}>
                {note}
              </small>
            ))}
          </td>
        )
      })}
    </tr>
  )
}

const textOf = (cell: ComparisonCell | undefined) => [cell?.value, ...(cell?.notes ?? [])].join('\n')

/** Classes for pairs of editions with the same value in this row; phones may show any two side by side. */
function sameness(cells: readonly ComparisonCell[]): string | undefined {
  const pairs = editionIds.flatMap((left, i) =>
    editionIds
      .slice(i + 1)
      .flatMap((right, j) => (textOf(cells[i]) === textOf(cells[i + 1 + j]) ? [`same-${left}-${right}`] : []))
  )
  return pairs.join(' ') || undefined
}

/** Position of `count` on a logarithmic axis from 1 to the largest count, from 0 to 1. */
export function lineFraction(count: number): number {
  return Math.log10(count) / Math.log10(maxGraphs)
}

function Picker({ side, label, chosen }: { side: 'left' | 'right'; label: string; chosen: EditionId }) {
  return (
    <fieldset className="editions-picker">
      <legend className="note">{label}</legend>
      {editionIds.map((id) => (
        <label key={id} className={`pick-${side}-${id}`}>
          <input
            className="vh"
            type="radio"
            name={`editions-${side}`}
            value={id}
            defaultChecked={id === chosen}
            aria-label={editionLabels[id].name()}
          />
          {editionLabels[id].short()}
        </label>
      ))}
    </fieldset>
  )
}
