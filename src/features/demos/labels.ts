import type { Point } from '~/ui/figure/geometry'

/** A word beside a vertex: the position of its anchor, in units of the drawing. */
export interface Label extends Point {
  id: string
  anchor: 'start' | 'middle' | 'end'
}

interface Candidate extends Point {
  id: string
  /** Half the width of the vertex. */
  size: number
}

/** A rectangle, in units of the drawing. */
export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/**
 * The labels that cover neither each other nor a vertex that is named, and that nothing cuts off: candidates come in order of
 * importance, each is tried on four sides, and one without room is left out.
 * @param font height of the words, in units of the drawing
 * @param sight the part of the drawing that is shown
 */
export function chooseLabels(candidates: readonly Candidate[], font: number, sight: Box): Label[] {
  const taken: Box[] = candidates.map(({ x, y, size }) => ({ left: x - size, right: x + size, top: y - size, bottom: y + size }))
  return candidates.flatMap((candidate) => {
    const sides = sidesOf(candidate, font)
    const free = sides.find(({ box }) => isWithin(box, sight) && !taken.some((other) => overlap(box, other)))
    if (!free) return []
    taken.push(free.box)
    return [free.label]
  })
}

function sidesOf({ id, x, y, size }: Candidate, font: number): { label: Label; box: Box }[] {
  const away = size + font * 0.35
  const [width, half] = [widthOf(id) * font, font * 0.5]
  const below = away + half
  return [
    {
      label: { id, x: x + away, y, anchor: 'start' },
      box: { left: x + away, right: x + away + width, top: y - half, bottom: y + half }
    },
    {
      label: { id, x: x - away, y, anchor: 'end' },
      box: { left: x - away - width, right: x - away, top: y - half, bottom: y + half }
    },
    ...[y - below, y + below].map((middle) => ({
      label: { id, x, y: middle, anchor: 'middle' as const },
      box: { left: x - width / 2, right: x + width / 2, top: middle - half, bottom: middle + half }
    }))
  ]
}

const isWithin = (box: Box, sight: Box) =>
  box.left >= sight.left && box.right <= sight.right && box.top >= sight.top && box.bottom <= sight.bottom

const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** Width in font heights: digits and Latin letters are 0.62 wide in the monospace, ideographs 1. */
const widthOf = (text: string) => [...text].reduce((sum, character) => sum + (character > '\u2e7f' ? 1 : 0.62), 0)
