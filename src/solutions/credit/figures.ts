import { circle, path, text } from '~/ui/figure/draw'
import { between, type Point, polar, round } from '~/ui/figure/geometry'
import { drawNetwork, type Network, type NetworkEdge, type NetworkVertex } from '~/ui/figure/network'
import {
  balloons,
  type Drawing,
  drawModel,
  drawStep,
  type Figures,
  type GraphModel,
  markAll,
  positionOf,
  wordOf
} from '../drawing'
import type { Words } from '../types'
import {
  applicant,
  chains,
  controlled,
  controller,
  guaranteeRing,
  guarantees,
  holdings,
  isControl,
  isPerson,
  percent,
  persons
} from './graph'

/* Holdings, drawn like a tree: people at the top, the applicant at the bottom, shares on the edges. */

export const positions: Record<string, Point> = {
  P1: { x: 130, y: 60 },
  P2: { x: 346, y: 60 },
  P3: { x: 500, y: 60 },
  H1: { x: 90, y: 196 },
  H2: { x: 262, y: 196 },
  H3: { x: 410, y: 196 },
  E1: { x: 116, y: 340 },
  E2: { x: 290, y: 340 },
  E3: { x: 464, y: 340 },
  T: { x: 290, y: 476 }
}
const at = (id: string) => positionOf(positions, id)

const vertices = Object.keys(positions).map((id): NetworkVertex => {
  const mark = id === applicant ? 'start' : id === controller ? 'answer' : controlled.includes(id) ? 'found' : 'plain'
  return {
    id,
    shape: isPerson(id) ? 'circle' : 'square',
    at: at(id),
    size: isPerson(id) ? 20 : 18,
    mark,
    label: id,
    labelPosition: 'inside'
  }
})
const edges = holdings.map(
  ({ from, to }): NetworkEdge => ({
    from,
    to,
    directed: true,
    mark: isControl({ from, to }) ? 'found' : 'plain'
  })
)
/** Labels the edges with their shares; below the people, where edges cross, closer to the start. */
const shareLabels = holdings.map(({ from, to, share }) => {
  const { x, y } = between(at(from), at(to), isPerson(from) ? 0.34 : 0.5)
  return text({ x, y: y + 4 }, percent(share), 'middle', isControl({ from, to }) ? 'g-found-text' : undefined)
})
const whole: Network = { vertices, edges }

function drawHero(words: Words): Drawing {
  const levels = [
    [60, 'people'],
    [196, 'holdingsCompanies'],
    [340, 'shareholders'],
    [476, 'applicant']
  ] as const
  return {
    width: 560,
    height: 540,
    markup: [
      path(
        'g-axis',
        levels.map(([y]) => `M16 ${y}H544`)
      ),
      drawNetwork(whole),
      ...shareLabels,
      ...levels.map(([y, word]) => text({ x: 16, y: y - 30 }, wordOf(words, word))),
      balloons([
        [
          { x: 308, y: 476 },
          { x: 372, y: 496 }
        ],
        [between(at('E3'), at('T'), 0.3), { x: 470, y: 428 }],
        [between(at('P1'), at('H1'), 0.24), { x: 56, y: 84 }],
        [between(at('H2'), at('E2'), 0.2), { x: 322, y: 244 }],
        [
          { x: 148, y: 52 },
          { x: 212, y: 34 }
        ],
        [
          { x: 366, y: 56 },
          { x: 424, y: 34 }
        ]
      ])
    ].join('')
  }
}

/** A bar for the share of each chain, stacked so that a person's total is visible. */
function drawShares(words: Words): Drawing {
  const [left, right, top, step] = [232, 540, 44, 40]
  const x = (share: number) => left + (share / 0.5) * (right - left)
  let begun = 0
  const bars = persons.map((person) => {
    const own = chains.filter((chain) => chain.person === person)
    let from = 0
    return own.map(({ way, share }) => {
      const bar = { person, way, y: top + begun * step, from, to: from + share, share }
      begun += 1
      from += share
      return bar
    })
  })
  const rows = bars.flat()
  const bottom = top + begun * step
  return {
    width: 560,
    height: bottom + 12,
    markup: [
      path(
        'g-axis',
        [0, 0.25, 0.5].map((share) => `M${x(share)} ${top - 12}V${bottom}`)
      ),
      ...[0, 0.25, 0.5].map((share) =>
        text(
          { x: x(share), y: 22 },
          share === 0.25 ? wordOf(words, 'threshold') : percent(share),
          share === 0.5 ? 'end' : 'middle'
        )
      ),
      ...['found', 'plain'].map((kind) =>
        path(
          kind === 'found' ? 'sol-share sol-share-found' : 'sol-share',
          rows
            .filter(({ person }) => (person === controller) === (kind === 'found'))
            .map((bar) => `M${round(x(bar.from))} ${bar.y + 12}H${round(x(bar.to))}`)
        )
      ),
      path(
        'g-dash',
        rows.flatMap((bar, index) => {
          const next = rows[index + 1]
          return next && next.person === bar.person ? [`M${round(x(bar.to))} ${bar.y + 12}V${next.y + 12}`] : []
        })
      ),
      ...rows.map(({ way, y, person }) =>
        text({ x: left - 16, y: y + 16 }, way.slice(0, -1).join('→'), 'end', person === controller ? 'g-found-text' : undefined)
      ),
      ...rows.map(({ y, to, share }) => text({ x: x(to) + 8, y: y + 16 }, percent(share)))
    ].join('')
  }
}

/** The companies that guarantee one another's loans, on a circle in the order of the ring. */
function drawGuarantees(words: Words): Drawing {
  const center = { x: 280, y: 190 }
  const around: Record<string, Point> = Object.fromEntries(
    guaranteeRing.map((id, index) => [id, polar(center, 122, -90 + (360 / guaranteeRing.length) * index)])
  )
  around.X3 = { x: 500, y: 330 }
  const inRing = (id: string) => guaranteeRing.includes(id)
  return {
    width: 560,
    height: 380,
    markup:
      circle(center, 122, 'g-dim') +
      drawNetwork({
        vertices: Object.entries(around).map(([id, place]) => ({
          id,
          shape: 'square',
          at: place,
          size: 20,
          label: id,
          labelPosition: 'inside',
          mark: id === applicant ? 'start' : inRing(id) ? 'found' : 'plain'
        })),
        edges: guarantees.map(({ from, to, amount }) => ({
          from,
          to,
          directed: true,
          label: wordOf(words, `amount-${amount}`),
          mark: inRing(from) && inRing(to) ? 'found' : 'plain'
        }))
      })
  }
}

const direct = holdings.filter(({ to }) => to === applicant).map(({ from }) => from)
const middle = holdings.filter(({ to }) => direct.includes(to)).map(({ from }) => from)

export const graphModel: GraphModel = {
  vertices: [
    { id: 'person', shape: 'circle', at: { x: 96, y: 80 }, size: 40 },
    { id: 'company', shape: 'square', at: { x: 290, y: 190 }, size: 42 },
    { id: 'loan', shape: 'diamond', at: { x: 214, y: 336 }, size: 42 },
    { id: 'court', shape: 'triangle', at: { x: 84, y: 300 }, size: 46 }
  ],
  edges: [
    { from: 'person', to: 'company', label: 'holds', mark: 'found' },
    { from: 'company', to: 'loan', label: 'borrowed' },
    { from: 'company', to: 'court', label: 'sued' },
    { from: 'company', to: 'company', label: 'holds', mark: 'found' },
    { from: 'company', to: 'company', label: 'guarantees' }
  ]
}

export const figures: Figures = {
  hero: drawHero,
  shares: drawShares,
  guarantees: drawGuarantees,
  model: (words) => drawModel(words, graphModel),
  'step-1': () => drawStep(whole, { vertices: { ...markAll(direct, 'path'), [applicant]: 'start' } }, 7),
  'step-2': () => drawStep(whole, { vertices: { ...markAll([...direct, ...middle], 'path'), [applicant]: 'start' } }, 7),
  'step-3': () =>
    drawStep(whole, { vertices: { ...markAll([...direct, ...middle, ...persons], 'path'), [applicant]: 'start' } }, 7),
  found: () =>
    drawStep(
      whole,
      {
        vertices: {
          ...markAll([...direct, ...middle, ...persons], 'plain'),
          ...markAll(controlled, 'found'),
          [controller]: 'answer',
          [applicant]: 'start'
        },
        edge: (edge) => (isControl(edge) ? 'found' : 'plain')
      },
      7
    )
}
