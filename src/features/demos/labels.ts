import type { Point } from '~/ui/figure/geometry'

/** A word beside a vertex, in units of the drawing. */
export interface Label extends Point {
  id: string
}

interface Candidate extends Point {
  id: string
  /** Half the width of the vertex. */
  size: number
}

/**
 * The labels that do not overlap each other: candidates come in order of importance, and one that would cover an earlier one is
 * left out.
 * @param font height of the words, in units of the drawing
 */
export function chooseLabels(candidates: readonly Candidate[], font: number): Label[] {
  const taken: { left: number; right: number; y: number }[] = []
  return candidates.flatMap(({ id, x, y, size }) => {
    const left = x + size + font * 0.35
    const right = left + widthOf(id) * font
    const isCovered = taken.some((other) => Math.abs(other.y - y) < font && left < other.right && right > other.left)
    if (isCovered) return []
    taken.push({ left, right, y })
    return [{ id, x: left, y }]
  })
}

/** Width in font heights: digits and Latin letters are 0.62 wide in the monospace, ideographs 1. */
const widthOf = (text: string) => [...text].reduce((sum, character) => sum + (character > '\u2e7f' ? 1 : 0.62), 0)
