import { circle, group, path, text } from '~/ui/figure/draw'
import { round } from '~/ui/figure/geometry'
import { companyEvents, fieldEvents } from './milestones'
import type { AboutCopy } from './types'

const top = 48
const bottom = 580
const scienceAxis = 250
const companyAxis = 470
/** End of the scale, which counts years back from here; every year on it must be earlier. */
const scaleEnd = 2026
const firstYear = fieldEvents[0].year
/** A label closer than this to the previous one is moved outwards, so that they do not overlap on a phone. */
const labelHeight = 40

/** Height of a year on a scale logarithmic in the years before `scaleEnd`, which gives recent years more room. */
export function heightOf(year: number): number {
  const fraction = Math.log(scaleEnd - year) / Math.log(scaleEnd - firstYear)
  return round(bottom - fraction * (bottom - top))
}

/** Years of the field on the left, numbered, and years of the company on the right, on one scale. */
export function drawTimeline(words: AboutCopy['milestones']['drawing']): string {
  const decades = Array.from({ length: 29 }, (_, index) => 1740 + 10 * index)
  const end = heightOf(scaleEnd - 1)
  const labels: { year: number; far: boolean }[] = []
  for (const { year } of fieldEvents) {
    const before = labels.at(-1)
    const isClose = before !== undefined && !before.far && heightOf(year) - heightOf(before.year) < labelHeight
    labels.push({ year, far: isClose })
  }
  const founded = heightOf(companyEvents[0].year)
  return [
    path('g-axis', [`M${scienceAxis} ${top - 20}V${end + 20}`, `M${companyAxis} ${top - 20}V${founded}`]),
    path(
      'g-dim',
      decades.map((year) => `M${scienceAxis - 5} ${heightOf(year)}h10`)
    ),
    path(
      'g-dim',
      labels.map(({ year, far }) => `M${scienceAxis} ${heightOf(year)}h${far ? -150 : -46}`)
    ),
    path('g-dash', `M${scienceAxis + 20} ${founded}H${companyAxis - 10}`),
    path('about-company', `M${companyAxis} ${founded}V${end}`),
    group('g-vertices', [
      ...labels.map(({ year }) => circle({ x: scienceAxis, y: heightOf(year) }, 6)),
      ...companyEvents.map(({ year }) => circle({ x: companyAxis, y: heightOf(year) }, 8, 'g-blue'))
    ]),
    ...labels.map(({ year, far }) => text({ x: scienceAxis - (far ? 158 : 54), y: heightOf(year) + 5 }, String(year), 'end')),
    ...companyEvents.map(({ year }) => text({ x: companyAxis + 20, y: heightOf(year) + 5 }, `${year} ${words.founded}`)),
    text({ x: scienceAxis, y: top - 28 }, words.field, 'middle', 'about-axis-name'),
    text({ x: companyAxis, y: top - 28 }, words.company, 'middle', 'about-axis-name')
  ].join('')
}
