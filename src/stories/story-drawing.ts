import { editionFacts, editionIds, mostGraphs } from '~/content/editions'
import { path, text } from '~/ui/figure/draw'
import { polar } from '~/ui/figure/geometry'
import { drawNetwork, type NetworkVertex } from '~/ui/figure/network'
import { type StoryId, throughput } from './stories'

const left = 60
const bar = (y: number, width: number, height: number) => `M${left} ${y}h${width}v${height}h${-width}z`

/** Two bars to scale. */
function drawThroughput([baseline = '', measured = '']: readonly string[]): string {
  const rows = [
    { words: baseline, value: throughput.baseline, className: 'g-outline' },
    { words: measured, value: throughput.measured, className: 'g-blue' }
  ]
  return rows
    .map(({ words, value, className }, index) => {
      const y = 110 + index * 140
      return path(className, bar(y, value * 2.7, 64)) + text({ x: left, y: y - 14 }, `${words} ${value}`)
    })
    .join('')
}

/** One bar for each edition: how many graphs it keeps. */
function drawEditions(words: readonly string[]): string {
  return editionIds
    .map((id, index) => {
      const { graphs } = editionFacts[id]
      const y = 60 + index * 92
      const drawn = path('g-outline', bar(y, (graphs / mostGraphs) * 380, 34))
      return drawn + text({ x: left, y: y - 10 }, `${words[index] ?? ''} ${graphs}`)
    })
    .join('')
}

/** A ring, a way and a reach, as three questions leave them. */
function drawShapes([ring = '', way = '', reach = '']: readonly string[]): string {
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

/** A first traversal: one vertex, its neighbours, and theirs. */
function drawTraversal([start = '', one = '', two = '']: readonly string[]): string {
  const column = (name: string, x: number, count: number, mark: NetworkVertex['mark']): NetworkVertex[] =>
    Array.from({ length: count }, (_, index) => ({
      id: `${name}${index}`,
      shape: 'circle' as const,
      at: { x, y: 60 + (290 * (index + 0.5)) / count },
      size: 13,
      mark
    }))
  const edges = [
    ...[0, 1, 2].map((to) => ({ from: 's0', to: `a${to}`, mark: 'path' as const, directed: true })),
    ...[0, 1, 2, 3, 4].map((to) => ({
      from: `a${Math.min(2, Math.floor(to / 2))}`,
      to: `b${to}`,
      mark: 'found' as const,
      directed: true
    })),
    { from: 'a0', to: 'b2', mark: 'found' as const, directed: true }
  ]
  const names = [start, one, two].map((words, index) => text({ x: 100 + index * 200, y: 396 }, words, 'middle'))
  return (
    drawNetwork({
      vertices: [...column('s', 100, 1, 'start'), ...column('a', 300, 3, 'path'), ...column('b', 500, 5, 'found')],
      edges
    }) + names.join('')
  )
}

const drawings: Readonly<Record<StoryId, (words: readonly string[]) => string>> = {
  '1': drawThroughput,
  '2': drawEditions,
  '3': drawShapes,
  '4': drawTraversal
}

/** The figure of a story, with its words in the order in which it needs them. */
export const drawStory = (id: StoryId, words: readonly string[]): string => drawings[id](words)
