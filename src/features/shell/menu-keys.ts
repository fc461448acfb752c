/** Focus position in an open menu: column (group) and row. */
interface MenuPosition {
  column: number
  row: number
}

type MenuMove = MenuPosition | 'close' | 'previous' | 'next'

/** The index in a bar of `count` items that a key moves to, wrapping around; undefined for other keys. */
export function moveInBar(count: number, at: number, key: string): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count
    case 'ArrowLeft':
      return (at - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

/**
 * The effect of a key in an open menu, whose labels are given by column. Up and down move through all columns in reading
 * order and wrap around; left and right move to the next column or, at the edge, to the next menu; a letter moves to the next
 * label with that initial. Undefined for other keys.
 */
export function moveInMenu(columns: readonly (readonly string[])[], at: MenuPosition, key: string): MenuMove | undefined {
  const all = columns.flatMap((labels, column) => labels.map((label, row) => ({ column, row, label })))
  const index = all.findIndex(({ column, row }) => column === at.column && row === at.row)
  const itemAt = (target: number) => position(all[(target + all.length) % all.length])
  switch (key) {
    case 'Escape':
      return 'close'
    case 'ArrowDown':
      return itemAt(index + 1)
    case 'ArrowUp':
      return itemAt(index - 1)
    case 'Home':
      return itemAt(0)
    case 'End':
      return itemAt(-1)
    case 'ArrowRight':
      return inColumn(columns, at.column + 1, at.row) ?? 'next'
    case 'ArrowLeft':
      return inColumn(columns, at.column - 1, at.row) ?? 'previous'
  }
  if ([...key].length !== 1 || key === ' ') return undefined
  const after = [...all.slice(index + 1), ...all.slice(0, index + 1)]
  return position(after.find(({ label }) => label.toLowerCase().startsWith(key.toLowerCase())))
}

function inColumn(columns: readonly (readonly string[])[], column: number, row: number): MenuPosition | undefined {
  const labels = columns[column]
  return labels && labels.length > 0 ? { column, row: Math.min(row, labels.length - 1) } : undefined
}

const position = (found: MenuPosition | undefined): MenuPosition | undefined => found && { column: found.column, row: found.row }
