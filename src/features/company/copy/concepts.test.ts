import { expect, test } from 'vitest'
import book from './book/en-US'
import { conceptIds, goalIds, goals, neededFor, needs, stepsTo } from './concepts'
import { drawConcepts } from './concepts-drawing'

test('prerequisites come first, so the graph has no cycle', () => {
  for (const [index, id] of conceptIds.entries()) {
    for (const need of needs[id]) expect(conceptIds.indexOf(need)).toBeLessThan(index)
  }
})

test('the concepts of a goal include all their prerequisites', () => {
  for (const goal of goalIds) {
    const needed = neededFor(goals[goal])
    for (const id of needed) expect(needed).toEqual(expect.arrayContaining([...needs[id]]))
  }
  expect(neededFor('hops')).toEqual(['vertices', 'properties', 'match', 'hops'])
  expect(stepsTo('hops')).toBe(3)
})

test('the figure has each concept once, and again for each goal that needs it', () => {
  const circles = drawConcepts(book.concepts).match(/<circle/g)?.length
  const again = goalIds.reduce((sum, goal) => sum + neededFor(goals[goal]).length, 0)
  expect(circles).toBe(conceptIds.length + again)
})
