import { path, square, text } from '~/ui/figure/draw'
import { queryHops, queryStart, rowsRead, sampleEdges, sampleVertices } from './network-data'

/* Vertices as rows followed by their edges. Rows the query reads are blue, results orange. 560 by 8 + 52 per row. */
const rowHeight = 52
const half = 19

/** The rows of the first group: those the query reads, in order, then the rest. */
function drawnRows(): string[] {
  const read = rowsRead()
  const group = sampleVertices.filter(({ id }) => id.startsWith(queryStart.slice(0, 1))).map(({ id }) => id)
  return [...read, ...group.filter((id) => !read.includes(id))]
}

export function drawStorage(words: { login: string; transfer: string }): string {
  const read = rowsRead()
  const found = queryHops().at(-1)?.reaches ?? []
  return drawnRows()
    .map((id, row) => {
      const isRead = read.includes(id)
      const y = 8 + (row + 0.5) * rowHeight
      const edges = sampleEdges
        .filter(({ from, to }) => from === id || to === id)
        .map(({ from, to, kind }) => ({ other: from === id ? to : from, arrow: from === id ? '→' : '←', kind }))
      const cells = edges.map(({ other, arrow, kind }, index) => {
        // Highlights only edges that the query follows, not the one it arrived by.
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

/** Whether one of the query's hops goes from one vertex to the other. */
function isNext(from: string, to: string): boolean {
  const fronts = [[queryStart], ...queryHops().map(({ reaches }) => reaches)]
  return fronts.some((front, index) => front.includes(from) && (fronts[index + 1] ?? []).includes(to))
}
