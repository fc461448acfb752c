import { expect, test } from 'vitest'
import { openings, openingsFor } from './openings'
import { drawOpenings } from './openings-drawing'

test('every opening has its own place in the list', () => {
  expect(openings.map(({ order }) => order)).toEqual(openings.map((_, at) => at + 1))
})

test('a filter keeps the openings that match all of it, an empty one keeps everything', () => {
  expect(openingsFor({})).toEqual(openings)
  expect(openingsFor({ city: 'shanghai' }).every(({ city }) => city === 'shanghai')).toBe(true)
  expect(openingsFor({ city: 'beijing', team: 'solutions' })).toEqual([])
})

test('the figure marks as many positions as the list shows, and none while nothing is asked', () => {
  const marked = (markup: string) => markup.match(/class="g-on-found"/g)?.length ?? 0
  expect(marked(drawOpenings({}, 'zh-CN'))).toBe(0)
  expect(marked(drawOpenings({ team: 'engine' }, 'en-US'))).toBe(openingsFor({ team: 'engine' }).length)
})
