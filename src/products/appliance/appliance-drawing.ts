import { arrow, circle, group, path, text } from '~/ui/figure/draw'
import { leansOn, partNames, workIds } from './appliance'
import type { ApplianceWords } from './types'

const top = (index: number) => 92 + index * 68
const unit = (index: number) => `M150 ${top(index)}h320v54h-320z`
const lamps = (index: number) => [0, 1, 2].map((at) => circle({ x: 404 + at * 22, y: top(index) + 27 }, 5))

/**
 * The appliance from the front, one unit for each part, with the parts marked that the selected workload depends on.
 * Questions and answers cross its border, data does not. 560 × 490.
 */
export function drawAppliance({ parts, border, question, answer }: ApplianceWords): string {
  const units = (indices: readonly number[], unitClass: string, nameClass: string) => [
    path(unitClass, indices.map(unit)),
    ...indices.map((index) => text({ x: 172, y: top(index) + 32 }, parts[partNames[index] ?? 'network'], 'start', nameClass))
  ]
  const every = partNames.map((_, index) => index)
  return [
    path('g-outline', 'M130 72h360v376h-360z'),
    path('g-axis', 'M110 40h400v430h-400z'),
    text({ x: 310, y: 30 }, border, 'middle', 'prod-faint'),
    ...units(every, 'prod-box', 'prod-strong'),
    group('g-vertices', every.flatMap(lamps)),
    path('g-path', ['M6 150H138', 'M138 380H16']),
    path('g-path-head', [arrow({ x: 14, y: 150 }, { x: 148, y: 150 }, 6, 9), arrow({ x: 148, y: 380 }, { x: 6, y: 380 }, 0, 9)]),
    text({ x: 6, y: 138 }, question),
    text({ x: 6, y: 368 }, answer),
    ...workIds.map((work, choice) => {
      const used = every.filter((index) => leansOn[work].some((part) => part === partNames[index]))
      return group(`pick-on pick-on-${choice + 1}`, [
        ...units(used, 'prod-wash', 'prod-strong prod-blue'),
        group(
          'g-vertices',
          used.flatMap((index) => [0, 1, 2].map((at) => circle({ x: 404 + at * 22, y: top(index) + 27 }, 5, 'g-blue')))
        )
      ])
    })
  ].join('')
}
