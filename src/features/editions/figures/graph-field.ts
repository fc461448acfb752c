import { balloon, path, polygon } from '~/ui/figure/draw'
import type { Point } from '~/ui/figure/geometry'
import { fieldFrames } from '../field-frames'

/* The editions' limits of graphs to scale: one dot per graph; each smaller edition is a corner of the next. */

/** Distance of dots, and the lower left corner of all frames, in a 640 by 440 drawing. */
const pitch = 15
const corner: Point = { x: 70, y: 424 }

/** The most nearly square grid with exactly `count` cells. */
export function gridOf(count: number): { columns: number; rows: number } {
  let rows = Math.floor(Math.sqrt(count))
  while (count % rows !== 0) rows--
  return { columns: count / rows, rows }
}

/** Draws the field. Its only text is the numbers of its callouts. */
export function drawGraphField(): string {
  const frames = fieldFrames().map(({ count }) => gridOf(count))
  const parts = [...frames].reverse().map(({ columns, rows }, index) => {
    const [level, smaller] = [frames.length - 1 - index, frames[frames.length - 2 - index]]
    return (
      dots(columns, rows, smaller, `field-dots field-${level}`) + path(`g-outline field-frame-${level}`, frame(columns, rows))
    )
  })
  return parts.join('') + frames.map(callout).join('')
}

/** Draws a row of dots as zero-length dashes with round caps, so that a row is one path command. */
function dots(columns: number, rows: number, without: { columns: number; rows: number } | undefined, className: string): string {
  const data = Array.from({ length: rows }, (_, row) => {
    const first = without && row < without.rows ? without.columns : 0
    const from = vertexAt(first, row)
    return first < columns ? `M${from.x} ${from.y}h${(columns - 1 - first) * pitch + 0.1}` : ''
  })
  return path(className, data)
}

function vertexAt(column: number, row: number): Point {
  return { x: corner.x + (column + 0.5) * pitch, y: corner.y - (row + 0.5) * pitch }
}

function frame(columns: number, rows: number): string {
  const [right, top] = [corner.x + columns * pitch, corner.y - rows * pitch]
  return polygon([corner, { x: right, y: corner.y }, { x: right, y: top }, { x: corner.x, y: top }])
}

/** Callout numbers are stacked in the left margin, each with a leader to a visible part of its frame. */
function callout({ rows }: { columns: number; rows: number }, index: number): string {
  const height = index === 0 ? 0.5 : rows - 0.6
  const lifted = { x: corner.x, y: corner.y - height * pitch }
  return balloon(index + 1, lifted, { x: 26, y: lifted.y }, { radius: 19 })
}
