import { type Industry, industries } from '~/contract/customer-cases'
import { drawNetwork, type NetworkEdge, type NetworkVertex } from '~/ui/figure/network'
import { cases, casesOf } from '../cases'
import { type CasesCopy, caseKinds } from '../types'

const width = 680
const height = 560
const columns = { industry: 112, case: width / 2, kind: 566 }

/** Vertical position of an item, evenly spaced. */
const spread = (count: number, index: number) => Math.round(30 + ((height - 60) * (index + 0.5)) / count)

/** Draws industries, cases and kinds of questions as a graph, with the cases of the selected industry marked. */
export function drawCases(industry: Industry | undefined, copy: Pick<CasesCopy, 'drawing' | 'industries'>): string {
  const found = new Set(industry ? casesOf(industry).map(({ id }) => id) : [])
  const vertices: NetworkVertex[] = [
    ...industries.map(
      (id, index): NetworkVertex => ({
        id,
        shape: 'circle',
        at: { x: columns.industry, y: spread(industries.length, index) },
        size: 58,
        mark: industry === id ? 'start' : 'plain',
        label: copy.industries[id],
        labelPosition: 'inside'
      })
    ),
    ...cases.map(
      ({ id }, index): NetworkVertex => ({
        id,
        shape: 'diamond',
        at: { x: columns.case, y: spread(cases.length, index) },
        size: 12,
        mark: found.has(id) ? 'found' : 'plain'
      })
    ),
    ...caseKinds.map(
      (id, index): NetworkVertex => ({
        id,
        shape: 'square',
        at: { x: columns.kind, y: spread(caseKinds.length, index) },
        size: 50,
        label: copy.drawing.kinds[id],
        labelPosition: 'inside'
      })
    )
  ]
  const edges = cases.flatMap(({ id, industry, kind }): NetworkEdge[] => {
    const mark = found.has(id) ? 'found' : 'plain'
    return [
      { from: industry, to: id, mark },
      { from: id, to: kind, mark }
    ]
  })
  return drawNetwork({ vertices, edges })
}
