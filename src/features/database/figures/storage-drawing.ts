import { path, square, text } from '~/ui/figure/draw'
import { questionHops, questionStart, rowsRead, sampleEdges, sampleVertices } from './network-data'

/*
 * Vertices as rows, each with its own edges behind it. What the question reads is blue, what it finds orange; the other rows
 * stay where they are. Drawn in 560 by 8 + 52 for each row.
 */
const rowHeight = 52
const half = 19

/** The rows that are drawn: the first group, in the order in which the question comes by, then the rest of it. */
function drawnRows(): string[] {
  const read = rowsRead()
  const group = sampleVertices.filter(({ id }) => id.startsWith(questionStart.slice(0, 1))).map(({ id }) => id)
  return [...read, ...group.filter((id) => !read.includes(id))]
}

export function drawStorage(words: { login: string; transfer: string }): string {
  const read = rowsRead()
  const found = questionHops().at(-1)?.reaches ?? []
  return drawnRows()
    .map((id, row) => {
      const isRead = read.includes(id)
      const y = 8 + (row + 0.5) * rowHeight
      const edges = sampleEdges
        .filter(({ from, to }) => from === id || to === id)
        .map(({ from, to, kind }) => ({ other: from === id ? to : from, arrow: from === id ? '→' : '←', kind }))
      const cells = edges.map(({ other, arrow, kind }, index) => {
        // The way in is not the way on: only what the row leads to next is followed.
        const followed = found.includes(other) ? 'store-found' : 'store-path'
        const mark = isRead ? (isNext(id, other) ? followed : 'store-read') : 'store-idle'
        const x = 116 + index * 112
        const label = `${kind === 'login' ? words.login : words.transfer}${arrow}${other}`
        return (
          path(`store-cell ${mark}`, `M${x} ${y - half}h104v${half * 2}h-104z`) +
          text({ x: x + 52, y: y + 5 }, label, 'middle', mark)
        )
      })
      return (
        path(isRead ? 'store-key store-path' : 'store-key store-idle', square({ x: 40, y }, half)) +
        text({ x: 40, y: y + 5 }, id, 'middle', isRead ? 'store-path' : 'store-idle') +
        path('g-dim', `M${40 + half} ${y}H108`) +
        cells.join('')
      )
    })
    .join('')
}

/** Whether the question goes from one vertex to the other in one of its hops. */
function isNext(from: string, to: string): boolean {
  const fronts = [[questionStart], ...questionHops().map(({ reaches }) => reaches)]
  return fronts.some((front, index) => front.includes(from) && (fronts[index + 1] ?? []).includes(to))
}
