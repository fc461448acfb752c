import { type KeyboardEvent, useState } from 'react'
import { tableLimits } from '~/contract/tables'
import { m } from '~/paraglide/messages'
import { pickerSizes } from './constants'

const indexes = (length: number) => Array.from({ length }, (_, index) => index)

/** Rows or columns that are shown: one more than chosen, within the bounds of the picker. */
const shownCount = (chosen: number) => Math.min(pickerSizes.max, Math.max(pickerSizes.first, chosen + 1))

/** Chooses the size of a new table by pointer or arrow keys, initially 5 × 5. The grid grows with the chosen size. */
export function TablePicker({ onChoose }: { onChoose: (rows: number, columns: number) => void }) {
  const [{ rows, columns }, setSize] = useState({ rows: tableLimits.usual, columns: tableLimits.usual } as {
    rows: number
    columns: number
  })
  const [shownRows, shownColumns] = [shownCount(rows), shownCount(columns)]

  const move = (event: KeyboardEvent) => {
    const moves: Record<string, [number, number]> = {
      ArrowRight: [0, 1],
      ArrowLeft: [0, -1],
      ArrowDown: [1, 0],
      ArrowUp: [-1, 0]
    }
    const step = moves[event.key]
    if (!step) return
    event.preventDefault()
    event.stopPropagation()
    const clamp = (value: number) => Math.min(pickerSizes.max, Math.max(1, value))
    setSize({ rows: clamp(rows + step[0]), columns: clamp(columns + step[1]) })
  }

  return (
    <button
      type="button"
      data-first
      tabIndex={-1}
      className="editor-picker"
      aria-label={m.editor_table_pick({ rows, columns })}
      onKeyDown={move}
      onClick={() => onChoose(rows, columns)}
    >
      <span className="editor-squares" aria-hidden="true">
        {indexes(shownRows).map((row) => (
          <span key={row}>
            {indexes(shownColumns).map((column) => (
              <span
                key={column}
                className={row < rows && column < columns ? 'is-chosen' : undefined}
                // A finger does not move before it presses.
                onPointerDown={() => setSize({ rows: row + 1, columns: column + 1 })}
                // A pointer at rest must not choose a size when the grid opens under it.
                onPointerMove={({ movementX, movementY }) => {
                  if (movementX !== 0 || movementY !== 0) setSize({ rows: row + 1, columns: column + 1 })
                }}
              />
            ))}
          </span>
        ))}
      </span>
      <span aria-live="polite">{m.editor_table_size({ rows, columns })}</span>
    </button>
  )
}
