import { describe, expect, test } from 'vitest'
import { drawNetwork, markNetwork, type Network } from './network'

const network: Network = {
  vertices: [
    { id: 'a', shape: 'circle', at: { x: 0, y: 0 }, label: 'A <1>' },
    { id: 'b', shape: 'square', at: { x: 100, y: 0 } },
    { id: 'c', shape: 'diamond', at: { x: 0, y: 100 } }
  ],
  edges: [
    { from: 'a', to: 'b', directed: true, label: 'uses' },
    { from: 'a', to: 'c' },
    { from: 'a', to: 'a', directed: true }
  ]
}

describe('a drawn graph', () => {
  test('has each vertex once in its shape, and escapes labels', () => {
    const markup = drawNetwork(network)
    expect(markup.match(/<circle /g)).toHaveLength(1)
    expect(markup).toContain('M93 -7h14v14h-14z')
    expect(markup).toContain('A &lt;1&gt;')
    expect(markup).toContain('>uses</text>')
  })

  test('ends an edge on the outlines of its vertices, and a directed one at its arrow head', () => {
    const markup = drawNetwork(network)
    expect(markup).toContain('M7 0L87 0')
    expect(markup).toContain('M0 7L0 91.3')
  })

  test.each([
    ['below', { x: 0, y: 100 }, 'M0 7.2'],
    ['above', { x: 0, y: -100 }, 'M0 -13.5'],
    ['beside', { x: 100, y: 0 }, 'M7.5 0']
  ] as const)('ends an edge on the outline of a triangle, from %s', (_, at, start) => {
    const vertices = [
      { id: 'a', shape: 'triangle', at: { x: 0, y: 0 }, size: 10 },
      { id: 'b', shape: 'circle', at }
    ] as const
    expect(drawNetwork({ vertices, edges: [{ from: 'a', to: 'b' }] })).toContain(`d="${start}`)
  })

  test('gives the label above a triangle the distance that a circle has', () => {
    const top = (shape: 'circle' | 'triangle') =>
      Number(
        /<text[^>]* y="([^"]+)"/.exec(
          drawNetwork({
            vertices: [{ id: 'a', shape, at: { x: 0, y: 0 }, size: 10, label: 'A', labelPosition: 'above' }],
            edges: []
          })
        )?.[1]
      )
    expect(top('circle')).toBe(-17)
    expect(top('triangle')).toBe(-20.5)
  })

  test('draws several self-loops of a vertex at different angles', () => {
    const loop = { from: 'a', to: 'a' }
    const vertices = [{ id: 'a', shape: 'circle', at: { x: 0, y: 0 } }] as const
    const markup = drawNetwork({
      vertices,
      edges: [
        { ...loop, label: 'holds' },
        { ...loop, label: 'owes' }
      ]
    })
    const [first, second] = [...markup.matchAll(/<text[^>]* y="([^"]+)"/g)].map(([, y]) => Number(y))
    expect(first).toBeLessThan(0)
    expect(second).toBeGreaterThan(0)
  })

  test('rejects an edge to an unknown vertex by its id', () => {
    expect(() => drawNetwork({ vertices: [], edges: [{ from: 'x', to: 'x' }] })).toThrow('«x»')
  })

  test('draws findings above traversed edges', () => {
    const markup = drawNetwork(
      markNetwork(network, { edge: ({ to }) => (to === 'b' ? 'found' : 'path'), vertices: { b: 'found' }, others: 'ghost' })
    )
    expect(markup.indexOf('class="g-path"')).toBeLessThan(markup.indexOf('class="g-found"'))
    expect(markup).toContain('class="g-on-found"')
    expect(markup).toContain('class="g-ghost"')
  })
})
