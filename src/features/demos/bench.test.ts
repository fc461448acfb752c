import { describe, expect, test } from 'vitest'
import type { DemoGraph, Parameter, ResultRow } from '~/demos/types'
import { arrange } from './arrange'
import { fitted, focusOn, panBy, zoomAt } from './camera'
import { compareRuns } from './compare-runs'
import { applyEdits, change, freeId, noEdits, redo, rewire, sampleValues, undo } from './edits'
import { chooseLabels } from './labels'
import { queryOf, readParameters } from './parameters'
import { drawScene, frame, placementOf, sceneOf } from './scene'
import { nextOrder, sortRows } from './sort-rows'
import { showAll, visibleIds } from './visible'

/* The rules of the workbench, without a browser. */

const graph: DemoGraph = {
  vertices: [
    { id: 'A', kind: 'account', x: 0, y: 0 },
    { id: 'B', kind: 'account', x: 100, y: 0 },
    { id: 'C', kind: 'device', x: 200, y: 100 },
    { id: 'D', kind: 'device', x: 300, y: 50 }
  ],
  edges: [
    { id: 'ab', from: 'A', to: 'B', kind: 'pays', values: { amount: 7 } },
    { id: 'bc', from: 'B', to: 'C', kind: 'uses' },
    { id: 'cd', from: 'C', to: 'D', kind: 'uses' }
  ]
}
const unmarked = { vertices: new Map(), edges: new Map() }
const row = (id: string, cells: ResultRow['cells']): ResultRow => ({ id, isFinding: true, vertices: [id], edges: [], cells })

describe('edits', () => {
  test('remove a vertex with its edges, add a vertex and an edge, and leave the data as it is', () => {
    const { graph: edited, skipped } = applyEdits(graph, [
      { kind: 'remove-vertex', id: 'C' },
      { kind: 'add-vertex', id: 'N1', of: 'device', x: 5, y: 6 },
      { kind: 'add-edge', id: '+1', from: 'A', to: 'N1', of: 'pays', values: { amount: 12 } }
    ])
    expect(edited.vertices.map(({ id }) => id)).toEqual(['A', 'B', 'D', 'N1'])
    expect(edited.edges.map(({ id }) => id)).toEqual(['ab', '+1'])
    expect(edited.edges.at(-1)?.values).toEqual({ amount: 12 })
    expect(skipped).toBe(0)
    expect(graph.vertices).toHaveLength(4)
  })

  test('that do not fit the graph change nothing and are counted', () => {
    const { graph: edited, skipped } = applyEdits(graph, [
      { kind: 'add-vertex', id: 'A', of: 'account', x: 0, y: 0 },
      { kind: 'remove-vertex', id: 'Z' },
      { kind: 'add-edge', id: 'ab', from: 'A', to: 'B', of: 'pays', values: {} },
      { kind: 'add-edge', id: '+1', from: 'A', to: 'Z', of: 'pays', values: {} },
      { kind: 'remove-edge', id: 'zz' }
    ])
    expect(edited).toEqual(graph)
    expect(skipped).toBe(5)
  })

  test('keep the values of an edge whose end moves, and offer those of another edge of its kind for a new one', () => {
    const second = { id: 'db', from: 'D', to: 'B', kind: 'pays', values: { amount: 90 } }
    const paid = { ...graph, edges: [...graph.edges, second] }
    const { graph: edited } = applyEdits(paid, rewire(paid, 'db', 'to', 'C'))
    expect(edited.edges.at(-1)).toEqual({ id: '+1', from: 'D', to: 'C', kind: 'pays', values: { amount: 90 } })
    expect([sampleValues(paid, 'pays'), sampleValues(paid, 'uses')]).toEqual([{ amount: 7 }, {}])
  })

  test('are undone and redone one change at a time; a new change ends what could be redone', () => {
    const one = change(noEdits, rewire(graph, 'ab', 'to', 'C'))
    const two = change(one, [{ kind: 'remove-vertex', id: 'D' }])
    expect(applyEdits(graph, one.present).graph.edges.map(({ from, to }) => from + to)).toEqual(['BC', 'CD', 'AC'])
    expect(undo(two).present).toEqual(one.present)
    expect(undo(undo(undo(two))).present).toEqual([])
    expect(redo(undo(two)).present).toEqual(two.present)
    expect(change(undo(two), [{ kind: 'remove-vertex', id: 'A' }]).future).toEqual([])
    expect(freeId('N', [{ id: 'N1' }, { id: 'N3' }])).toBe('N2')
  })
})

describe('parameters', () => {
  const parameters: Parameter[] = [
    { name: 'hops', kind: 'number', min: 1, max: 4, step: 1, default: 2 },
    { name: 'damping', kind: 'number', min: 0.5, max: 0.95, step: 0.05, default: 0.85 },
    { name: 'way', kind: 'choice', options: ['in', 'out'], default: 'out' },
    { name: 'seed', kind: 'vertex', of: ['account'], default: 'A' }
  ]

  test('come from the query, and the default stands for one that is missing', () => {
    const read = readParameters(parameters, graph, { hops: 3, damping: '0.65', seed: 'B' })
    expect(read).toEqual({
      input: { hops: '3', damping: '0.65', way: 'out', seed: 'B' },
      values: { hops: 3, damping: 0.65, way: 'out', seed: 'B' },
      fault: undefined
    })
    expect(queryOf(parameters, read.input)).toEqual({ hops: '3', damping: '0.65', seed: 'B' })
  })

  test.each([
    [{ hops: 'two' }, { name: 'hops', kind: 'number' }],
    [{ hops: '5' }, { name: 'hops', kind: 'range' }],
    [{ hops: '1.5' }, { name: 'hops', kind: 'step' }],
    [{ way: ['in', 'out'] }, { name: 'way', kind: 'choice' }],
    [{ seed: 'C' }, { name: 'seed', kind: 'vertex' }],
    [
      { seed: '<b>', hops: '' },
      { name: 'seed', kind: 'vertex' }
    ]
  ])('that are invalid are named, shown as entered and run with the default: %j', (query, fault) => {
    const read = readParameters(parameters, graph, query)
    expect(read.fault).toEqual(fault)
    expect(read.values).toEqual({ hops: 2, damping: 0.85, way: 'out', seed: 'A' })
  })

  test('fall back to a vertex of a graph that lacks the default one', () => {
    const own = { vertices: [{ id: 'X', kind: 'account', x: 0, y: 0 }], edges: [] }
    expect(readParameters(parameters, own, {}).values.seed).toBe('X')
  })
})

describe('the result', () => {
  const rows = [
    row('r1', { name: 'A10', amount: 5 }),
    row('r2', { name: 'A9', amount: 70 }),
    row('r3', { name: 'A9', amount: 70 })
  ]
  const ids = (sorted: readonly ResultRow[]) => sorted.map(({ id }) => id)

  test('is sorted by a column: numbers by value, names by their numbers, equals in the order of the method', () => {
    expect(ids(sortRows(rows, { column: 'amount', direction: 'descending' }))).toEqual(['r2', 'r3', 'r1'])
    expect(ids(sortRows(rows, { column: 'name', direction: 'ascending' }))).toEqual(['r2', 'r3', 'r1'])
    expect(ids(sortRows(rows, undefined))).toEqual(['r1', 'r2', 'r3'])
  })

  test('is sorted the other way by a second press and as found by a third', () => {
    const first = nextOrder(undefined, 'amount', true)
    const second = nextOrder(first, 'amount', true)
    expect([first?.direction, second?.direction, nextOrder(second, 'amount', true)]).toEqual([
      'descending',
      'ascending',
      undefined
    ])
    expect(nextOrder(second, 'name', false)).toEqual({ column: 'name', direction: 'ascending' })
  })

  test('is compared with a pinned one by rows, cells and found vertices', () => {
    const marks = (found: string[]) => ({ vertices: new Map(found.map((id) => [id, 'found' as const])), edges: new Map() })
    const before = { rows: [row('a', { n: 1 }), row('b', { n: 2 })], marks: marks(['A', 'B']) }
    const now = { rows: [row('b', { n: 3 }), row('c', { n: 4 })], marks: marks(['B', 'C']) }
    const difference = compareRuns(before, now)
    expect([ids(difference.onlyBefore), ids(difference.onlyNow)]).toEqual([['a'], ['c']])
    expect(difference.changed.map(({ now: { id }, columns }) => [id, columns])).toEqual([['b', ['n']]])
    expect([difference.lost, difference.gained]).toEqual([['A'], ['C']])
  })
})

describe('the drawing', () => {
  const model = {
    vertices: { account: { shape: 'circle' as const }, device: { shape: 'square' as const } },
    edges: { pays: { isDirected: true }, uses: { isDirected: false } }
  }
  const scene = sceneOf(graph, model, placementOf(graph.vertices))

  test('lies within its frame, with an element for each vertex and edge and findings last', () => {
    for (const { x, y } of scene.vertices) {
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(frame.width)
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(frame.height)
    }
    const markup = drawScene(scene, { vertices: new Map([['A', 'found']]), edges: new Map([['ab', 'found']]) })
    expect(markup.match(/data-i/g)).toHaveLength(7)
    expect(markup).toMatch(/data-i="2"[^>]*><path class="g-found" data-i="0"[^>]*><\/g>/)
    expect(markup).toMatch(/<circle class="g-on-found"[^>]*data-i="0"\/><\/g>/)
  })

  test('has words for a desktop and for a phone, where fewer have room', () => {
    const column = [0, 30, 300, 640].map((y, index) => ({ id: `vertex ${index}`, kind: 'account', x: 0, y }))
    const close = { vertices: [...column, { id: 'far', kind: 'account', x: 1000, y: 640 }], edges: [] }
    const found = new Map(close.vertices.map(({ id }) => [id, 'found' as const]))
    const markup = drawScene(sceneOf(close, model, placementOf(close.vertices)), { vertices: found, edges: new Map() })
    const [wide = '', narrow = ''] = markup.split('<g class="is-narrow">')
    expect([wide, narrow].map((words) => words.match(/<text/g)?.length)).toEqual([5, 4])
  })

  test('escapes the names of a visitor’s own vertices', () => {
    const own = { vertices: [{ id: '<img>&"', kind: 'account', x: 0, y: 0 }], edges: [] }
    const markup = drawScene(sceneOf(own, model, placementOf(own.vertices)), {
      vertices: new Map([['<img>&"', 'answer']]),
      edges: new Map()
    })
    expect(markup).not.toContain('<img')
    expect(markup).not.toMatch(/NaN|undefined/)
  })

  test('zooms about a point that stays, never shows less than the whole graph, and comes back when fitted', () => {
    const at = { x: 250, y: 250 }
    const zoomed = zoomAt(fitted, 2, at)
    expect(at.x * zoomed.zoom + zoomed.x).toBe(500 - 250)
    expect(zoomAt(zoomed, 0.01, at)).toEqual(fitted)
    expect(panBy(fitted, 900, 900)).toEqual(fitted)
    const close = focusOn([{ x: 500, y: 320 }])
    expect([500 * close.zoom + close.x, 320 * close.zoom + close.y]).toEqual([frame.width / 2, frame.height / 2])
  })

  test('names what has room, the most important first', () => {
    const near = [
      { id: 'first', x: 0, y: 0, size: 5 },
      { id: 'second', x: 12, y: 0, size: 5 },
      { id: 'far', x: 500, y: 0, size: 5 }
    ]
    const sight = { left: -100, top: -100, right: 600, bottom: 100 }
    const labels = chooseLabels(near, 12, sight)
    expect(labels.map(({ id }) => id)).toContain('first')
    expect(labels.find(({ id }) => id === 'first')?.anchor).toBe('end')
    expect(labels.find(({ id }) => id === 'far')?.anchor).toBe('start')
    // At the edge of what is shown, a name is on the other side; one that fits nowhere is left out.
    expect(chooseLabels(near, 12, { ...sight, right: 520 }).find(({ id }) => id === 'far')?.anchor).toBe('end')
    expect(chooseLabels(near, 12, { ...sight, right: 501, left: 490 })).toEqual([])
  })

  test('shows what is near a vertex, of some kinds, or what the run marked', () => {
    const focus = { ...showAll, focus: { on: 'vertex' as const, vertex: 'A', hops: 2 } }
    expect(visibleIds(graph, showAll, unmarked)).toBeUndefined()
    expect(visibleIds(graph, focus, unmarked)).toEqual(new Set(['A', 'B', 'C']))
    expect(visibleIds(graph, { ...focus, hiddenKinds: new Set(['device']) }, unmarked)).toEqual(new Set(['A', 'B']))
    const marks = {
      vertices: new Map([
        ['D', 'found' as const],
        ['A', 'plain' as const]
      ]),
      edges: new Map()
    }
    expect(visibleIds(graph, { ...showAll, focus: { on: 'result' } }, marks)).toEqual(new Set(['D']))
  })

  test('arranges a graph without positions: neighbors near each other, always alike', () => {
    const pairs = { ...graph, edges: graph.edges.filter(({ id }) => id !== 'bc') }
    const placed = arrange(pairs)
    expect(placed).toEqual(arrange(pairs))
    const at = (id: string) => placed.vertices.find((vertex) => vertex.id === id) ?? { x: 0, y: 0 }
    const apart = (a: string, b: string) => Math.hypot(at(a).x - at(b).x, at(a).y - at(b).y)
    expect(apart('A', 'B')).toBeLessThan(apart('A', 'D'))
    expect(placed.vertices.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true)
  })
})
