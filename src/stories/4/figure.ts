import { text } from '~/ui/figure/draw'
import { drawNetwork, type NetworkVertex } from '~/ui/figure/network'

/** A first traversal: one vertex, its neighbors, and their neighbors. */
export function draw([start = '', one = '', two = '']: readonly string[]): string {
  const column = (name: string, x: number, count: number, mark: NetworkVertex['mark']): NetworkVertex[] =>
    Array.from({ length: count }, (_, index) => ({
      id: `${name}${index}`,
      shape: 'circle' as const,
      at: { x, y: 60 + (290 * (index + 0.5)) / count },
      size: 13,
      mark
    }))
  const edges = [
    ...[0, 1, 2].map((to) => ({ from: 's0', to: `a${to}`, mark: 'path' as const, directed: true })),
    ...[0, 1, 2, 3, 4].map((to) => ({
      from: `a${Math.min(2, Math.floor(to / 2))}`,
      to: `b${to}`,
      mark: 'found' as const,
      directed: true
    })),
    { from: 'a0', to: 'b2', mark: 'found' as const, directed: true }
  ]
  const names = [start, one, two].map((words, index) => text({ x: 100 + index * 200, y: 396 }, words, 'middle'))
  return (
    drawNetwork({
      vertices: [...column('s', 100, 1, 'start'), ...column('a', 300, 3, 'path'), ...column('b', 500, 5, 'found')],
      edges
    }) + names.join('')
  )
}
