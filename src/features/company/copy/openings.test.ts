import { expect, test } from 'vitest'
import { openingsFor, type PlacedOpening } from './openings'
import { drawOpenings } from './openings-drawing'

const openings: readonly PlacedOpening[] = [
  { id: 1, city: 'beijing', team: 'engine' },
  { id: 2, city: 'shanghai', team: 'engine' },
  { id: 3, city: 'shanghai', team: 'solutions' }
]

test('a filter keeps the openings that match all of it, an empty one keeps everything', () => {
  expect(openingsFor(openings, {})).toEqual(openings)
  expect(openingsFor(openings, { city: 'shanghai' }).map(({ id }) => id)).toEqual([2, 3])
  expect(openingsFor(openings, { city: 'beijing', team: 'solutions' })).toEqual([])
  expect(openingsFor(openings, { id: 3, city: 'shanghai' }).map(({ id }) => id)).toEqual([3])
})

test('the figure marks as many positions as the list shows, and none while nothing is asked', () => {
  const marked = (markup: string) => markup.match(/class="g-on-found"/g)?.length ?? 0
  expect(marked(drawOpenings(openings, {}, 'zh-CN'))).toBe(0)
  expect(marked(drawOpenings(openings, { team: 'engine' }, 'en-US'))).toBe(2)
})

test('an opening whose city and team are no longer listed is drawn beside their ids', () => {
  const moved = [...openings, { id: 4, city: 'shenzhen', team: 'research' }]
  const markup = drawOpenings(moved, { city: 'shenzhen' }, 'en-US')
  for (const name of ['shenzhen', 'research', 'Beijing', 'Engine']) expect(markup).toContain(name)
  expect(markup.match(/class="g-on-found"/g)).toHaveLength(1)
})

test('without openings the figure has the cities and teams alone', () => {
  const markup = drawOpenings([], { city: 'beijing' }, 'en-US')
  for (const name of ['Beijing', 'Shanghai', 'Engine']) expect(markup).toContain(name)
  expect(markup).not.toContain('g-on-found')
})
