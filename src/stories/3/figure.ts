import { text } from '~/ui/figure/draw'
import { polar } from '~/ui/figure/geometry'
import { drawNetwork, type NetworkVertex } from '~/ui/figure/network'

/** A ring, a path and a reachable set, the results of three questions. */
export function draw([ring = '', way = '', reach = '']: readonly string[]): string {
  const circleOf = (id: string, x: number, y: number, mark: NetworkVertex['mark']): NetworkVertex => ({
    id,
    shape: 'circle',
    at: { x, y },
    size: 11,
    mark
  })
  const around = [0, 1, 2, 3, 4].map((step) => {
    const { x, y } = polar({ x: 150, y: 130 }, 78, step * 72 - 90)
    return circleOf(`r${step}`, x, y, 'found')
  })
  const along = [0, 1, 2, 3].map((step) =>
    circleOf(`w${step}`, 330 + step * 70, step % 2 ? 90 : 170, step === 0 ? 'start' : 'path')
  )
  const down = [
    circleOf('d0', 120, 330, 'start'),
    ...[0, 1].map((step) => circleOf(`d1${step}`, 270, 290 + step * 80, 'path')),
    ...[0, 1, 2, 3].map((step) => circleOf(`d2${step}`, 430, 270 + step * 40, 'found'))
  ]
  const edges = [
    ...around.map((_, step) => ({ from: `r${step}`, to: `r${(step + 1) % 5}`, mark: 'found' as const })),
    ...along.slice(1).map((_, step) => ({ from: `w${step}`, to: `w${step + 1}`, mark: 'path' as const })),
    ...[0, 1].map((step) => ({ from: 'd0', to: `d1${step}`, mark: 'path' as const })),
    ...[0, 1, 2, 3].map((step) => ({ from: `d1${step < 2 ? 0 : 1}`, to: `d2${step}`, mark: 'found' as const }))
  ]
  const names = [
    text({ x: 150, y: 134 }, ring, 'middle'),
    text({ x: 435, y: 214 }, way, 'middle'),
    text({ x: 490, y: 335 }, reach)
  ]
  return drawNetwork({ vertices: [...around, ...along, ...down], edges }) + names.join('')
}
