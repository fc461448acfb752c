import { expect, test } from 'vitest'
import { buildLattice, drawLattice } from './lattice'

test('the path goes from the left edge to the right along edges of the lattice', () => {
  const { edges, path } = buildLattice()
  const joined = new Set(edges.flatMap(([a, b]) => [`${a.id}-${b.id}`, `${b.id}-${a.id}`]))
  expect(path[0]?.id).toBe(2)
  expect(path.at(-1)?.id).toBe(97)
  for (const [index, crossing] of path.slice(1).entries()) expect(joined).toContain(`${path[index]?.id}-${crossing.id}`)
})

test('every crossing, every stop of the path and the answer at its end are drawn', () => {
  const { crossings, path } = buildLattice()
  expect(drawLattice().match(/<circle/g)?.length).toBe(crossings.length + path.length + 1)
  expect(path.length).toBeGreaterThan(20)
})

test('the drawing is the same every time', () => {
  expect(drawLattice()).toBe(drawLattice())
})

test('every crossing can be reached', () => {
  const { crossings, edges } = buildLattice()
  const reached = new Set([0])
  for (let size = 0; size !== reached.size; ) {
    size = reached.size
    for (const [a, b] of edges) {
      if (reached.has(a.id)) reached.add(b.id)
      if (reached.has(b.id)) reached.add(a.id)
    }
  }
  expect(reached.size).toBe(crossings.length)
})
