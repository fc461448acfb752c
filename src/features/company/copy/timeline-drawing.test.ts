import { expect, test } from 'vitest'
import about from './about/zh-CN'
import { companyEvents, fieldEvents } from './milestones'
import { drawTimeline, heightOf } from './timeline-drawing'

test('time runs down the scale, and recent years have more room', () => {
  const heights = fieldEvents.map(({ year }) => heightOf(year))
  expect(heights).toEqual(heights.toSorted((a, b) => a - b))
  expect(heightOf(2020) - heightOf(2010)).toBeGreaterThan(heightOf(1820) - heightOf(1810))
})

test('every event has its mark, its year and its text', () => {
  const markup = drawTimeline(about.milestones.drawing)
  expect(markup.match(/<circle/g)).toHaveLength(fieldEvents.length + companyEvents.length)
  for (const { year } of [...fieldEvents, ...companyEvents]) expect(markup).toContain(String(year))
  expect(about.milestones.field).toHaveLength(fieldEvents.length)
  expect(about.milestones.company).toHaveLength(companyEvents.length)
})
