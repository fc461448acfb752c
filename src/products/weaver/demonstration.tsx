import { useState } from 'react'
import { fill } from '~/lib/fill'
import { text } from '~/ui/figure/draw'
import { Drawing } from '~/ui/figure/drawing'
import type { Point } from '~/ui/figure/geometry'
import { drawNetwork, type NetworkEdge, type NetworkVertex, type VertexMark } from '~/ui/figure/network'
import {
  completedRows,
  countMapped,
  type MappedRow,
  mapRows,
  missingAccount,
  patternOf,
  rows as readRows,
  tableNames
} from './mapping'
import type { MappingWords } from './types'

const places: Readonly<Record<string, Point>> = {
  C1: { x: 90, y: 60 },
  C2: { x: 260, y: 60 },
  C3: { x: 440, y: 60 },
  A1: { x: 60, y: 200 },
  A2: { x: 170, y: 310 },
  A3: { x: 270, y: 180 },
  A4: { x: 400, y: 280 },
  A9: { x: 500, y: 180 }
}
const size = { width: 560, height: 370 }

function vertexOf(id: string, mark: VertexMark): NetworkVertex {
  return { id, shape: id.startsWith('C') ? 'circle' : 'square', at: places[id] ?? { x: 0, y: 0 }, size: 24, mark }
}

/** The graph of the rows that were read: the result of the chosen row is blue, and the vertex that it lacks is dashed. */
function drawMapped(mapped: readonly MappedRow[], chosen: MappedRow | undefined): string {
  const vertices = mapped.flatMap(({ vertex }) =>
    vertex === undefined ? [] : [vertexOf(vertex, vertex === chosen?.vertex ? 'path' : 'plain')]
  )
  if (chosen?.missing !== undefined) vertices.push(vertexOf(chosen.missing, 'ghost'))
  const edges = mapped.flatMap(({ edge }): NetworkEdge[] =>
    edge ? [{ from: edge.from, to: edge.to, directed: true, mark: edge === chosen?.edge ? 'path' : 'plain' }] : []
  )
  return [
    drawNetwork({ vertices, edges }),
    ...vertices.map(({ id, at }) => text({ ...at, drop: 0.35 }, id, 'middle', 'prod-word'))
  ].join('')
}

/** Three tables, read row by row; the graph that they become beside them. */
export function MappingDemonstration({ copy }: { copy: MappingWords }) {
  const [isComplete, setComplete] = useState(false)
  const rows = isComplete ? completedRows : readRows
  const all = mapRows(rows)
  const [read, setRead] = useState(rows.length)
  // At first the row that is rejected, which says most about an import.
  const [chosenIndex, setChosenIndex] = useState(() => all.findIndex(({ missing }) => missing !== undefined))
  const mapped = all.slice(0, read)
  const [row, chosen] = [rows[chosenIndex], mapped[chosenIndex]]
  const counts = fill(copy.counts, countMapped(mapped))

  function readNext(count: number) {
    setRead(count)
    setChosenIndex(count - 1)
  }

  function complete() {
    setComplete(true)
    setRead(completedRows.length)
    setChosenIndex(completedRows.indexOf(missingAccount))
  }

  return (
    <div className="split mapping">
      <div className="mapping-tables">
        {tableNames.map((table) => (
          <div key={table} className={`mapping-table mapping-${table}`}>
            <h2>{copy.tables[table].name}</h2>
            <p className="mapping-cells note" aria-hidden="true">
              {copy.tables[table].columns.map((column) => (
                <span key={column}>{column}</span>
              ))}
            </p>
            <ol>
              {rows.map(({ table: own, cells }, index) =>
                own === table ? (
                  <li key={cells.join()}>
                    <button
                      type="button"
                      className={`mapping-cells mapping-row ${stateOf(mapped[index])}`}
                      aria-pressed={index === chosenIndex}
                      onClick={() => {
                        setChosenIndex(index)
                        setRead(Math.max(read, index + 1))
                      }}
                    >
                      {cells.map((cell, column) => (
                        <span key={copy.tables[table].columns[column]}>
                          <span className="vh">{copy.tables[table].columns[column]} </span>
                          {cell}
                        </span>
                      ))}
                    </button>
                  </li>
                ) : null
              )}
            </ol>
          </div>
        ))}
      </div>
      <div className="mapping-result">
        <div className="demonstration-canvas">
          <Drawing {...size} className="prod-drawing" label={counts} markup={drawMapped(mapped, chosen)} />
        </div>
        <div className="mapping-words">
          {row && chosen ? <RowWords copy={copy} table={row.table} mapped={chosen} /> : null}
          <p className="muted small" role="status">
            {counts}
          </p>
          <div className="cluster demonstration-tools">
            {read < rows.length ? (
              <>
                <button type="button" className="btn btn-small" onClick={() => readNext(read + 1)}>
                  {copy.next}
                </button>
                <button type="button" className="btn btn-small" onClick={() => readNext(rows.length)}>
                  {copy.all}
                </button>
              </>
            ) : (
              <button type="button" className="btn btn-small" onClick={() => readNext(1)}>
                {copy.again}
              </button>
            )}
            {chosen?.missing === undefined ? null : (
              <button type="button" className="btn btn-small" onClick={complete}>
                {fill(copy.complete, { id: chosen.missing })}
              </button>
            )}
          </div>
        </div>
      </div>
    </div>
  )
}

function stateOf(mapped: MappedRow | undefined): string {
  if (!mapped) return 'is-waiting'
  return mapped.missing === undefined ? '' : 'is-refused'
}

function RowWords({ copy, table, mapped }: { copy: MappingWords; table: keyof MappingWords['becomes']; mapped: MappedRow }) {
  const { vertex = '', edge, missing } = mapped
  const pattern = patternOf(mapped)
  return (
    <div className="mapping-row-words">
      {pattern === undefined ? null : <code>{pattern}</code>}
      <p>
        {missing === undefined
          ? fill(copy.becomes[table], { vertex, from: edge?.from ?? '', to: edge?.to ?? '' })
          : fill(copy.refused, { id: missing })}
      </p>
    </div>
  )
}
