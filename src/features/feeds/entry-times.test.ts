import { expect, test } from 'vitest'
import { entryTimes } from './entry-times'

const now = Date.parse('2026-11-01T00:00:00.000Z')
const [before, later, coming] = ['2026-03-01T00:00:00.000Z', '2026-04-01T00:00:00.000Z', '2027-03-18T06:00:00.000Z']
const epoch = '1970-01-01T00:00:00.000Z'

test.each([
  [[before], undefined, { published: before, updated: before }],
  [[before], later, { published: before, updated: later }],
  // A text that was written before the day that it states.
  [[later], before, { published: later, updated: later }],
  [[before, coming], later, { published: before, updated: later }],
  [[undefined, coming], later, { published: undefined, updated: later }],
  [[undefined, before], undefined, { published: before, updated: before }],
  [[undefined, coming], undefined, { published: undefined, updated: epoch }],
  [['2026-03-01T08:00:00+08:00'], coming, { published: before, updated: before }]
])('published %j, changed %j: %j', (published, changed, times) => {
  expect(entryTimes(published, changed, now)).toEqual(times)
})
