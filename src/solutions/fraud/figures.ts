import { circle, path } from '~/ui/figure/draw'
import { between, centroid, type Point, polar } from '~/ui/figure/geometry'
import { drawNetwork, type Network, type NetworkEdge, type NetworkVertex } from '~/ui/figure/network'
import { balloons, type Drawing, drawModel, drawStep, type Figures, type GraphModel, markAll, positionOf } from '../drawing'
import { harmless, payments, ring, rows, sharedDevices, sharedPhones, sharing, start, suspects } from './graph'

/* The ring in the middle, shared devices and phones inside it, all other accounts outside. */

const center: Point = { x: 272, y: 284 }
const radius = 132

export const positions: Record<string, Point> = {
  ...Object.fromEntries(ring.map((account, index) => [account, polar(center, radius, -120 + (360 / ring.length) * index)])),
  A01: polar(center, 226, -156),
  A03: polar(center, 236, -118),
  A06: polar(center, 226, 154),
  A12: polar(center, 230, 126),
  A09: polar(center, 232, -54),
  A10: polar(center, 232, -14),
  M1: polar(center, 216, 180),
  M2: polar(center, 222, -86),
  'D-16': polar(center, 262, -33)
}
/** Position of a shared device or phone: the centroid of its accounts, pulled towards the center by the factor `pull`. */
function placeBetweenOwners(owners: readonly string[], pull: number): Point {
  return between(center, centroid(owners.map((owner) => positionOf(positions, owner))), pull)
}
for (const [device, owners] of sharedDevices) positions[device] ??= placeBetweenOwners(owners, 0.62)
for (const [phone, owners] of sharedPhones) positions[phone] ??= placeBetweenOwners(owners, 0.5)

const isRing = ({ from, to }: NetworkEdge) => ring[(ring.indexOf(from) + 1) % ring.length] === to && ring.includes(from)
const passes: NetworkEdge[] = ring.map((from, index) => ({
  from,
  to: ring[(index + 1) % ring.length] ?? from,
  directed: true,
  mark: 'found'
}))
const at = (id: string) => positionOf(positions, id)
const labelPositionOf = ({ x, y }: Point): NetworkVertex['labelPosition'] =>
  Math.abs(x - center.x) > 0.5 * Math.abs(y - center.y) ? (x < center.x ? 'left' : 'right') : y < center.y ? 'above' : 'below'

function vertex(id: string): NetworkVertex {
  const base = { id, at: at(id), label: id, labelPosition: labelPositionOf(at(id)) }
  if (id.startsWith('D'))
    return { ...base, shape: 'square', mark: 'solid', size: 7, labelPosition: id === 'D-15' ? 'left' : 'right' }
  if (id.startsWith('P')) return { ...base, shape: 'triangle', size: 8, labelPosition: 'above' }
  if (id.startsWith('M')) return { ...base, shape: 'diamond', size: 8, labelPosition: id === 'M1' ? 'below' : 'above' }
  return ring.includes(id) ? { ...base, shape: 'circle', mark: 'found', size: 11 } : { ...base, shape: 'circle', size: 7 }
}

const ids = [...rows.map(({ account }) => account), ...sharedDevices.keys(), ...sharedPhones.keys(), 'M1', 'M2']
const whole: Network = {
  vertices: ids.map(vertex),
  edges: [
    ...payments.map((edge) => ({ ...edge, directed: true })),
    ...sharing.map((edge): NetworkEdge => ({ ...edge, mark: 'path' })),
    ...passes
  ]
}

function drawHero(): Drawing {
  const middle = between(at('A11'), at('A08'), 0.5)
  return {
    width: 560,
    height: 560,
    markup: [
      circle(center, radius, 'g-dim'),
      path('g-axis', `M24 ${center.y}H536M${center.x} 24V540`),
      drawNetwork(whole),
      balloons([
        [at(start), { x: at(start).x - 30, y: at(start).y - 50 }],
        [at('D-14'), { x: at('D-14').x + 10, y: at('D-14').y - 46 }],
        [at('D-15'), { x: at('D-15').x + 44, y: at('D-15').y - 58 }],
        [at('P-24'), { x: at('P-24').x - 40, y: at('P-24').y + 24 }],
        [middle, { x: middle.x + 44, y: middle.y + 88 }],
        [at('D-16'), { x: at('D-16').x + 22, y: at('D-16').y - 62 }]
      ])
    ].join('')
  }
}

/** Height of a row of the table beside the arcs. */
const rowHeight = 36
const arcsWidth = 187

/** Arcs beside the records: each joins two rows with the same value, or with a transfer between them. */
function drawArcs(): Drawing {
  const y = (account: string) => (rows.findIndex((each) => each.account === account) + 0.5) * rowHeight
  const widest = Math.max(...passes.map(({ from, to }) => Math.abs(y(from) - y(to)))) / 2
  const bulge = (arcsWidth - 8 - 7) / widest
  const arc = (from: string, to: string, share: number) => {
    const high = Math.abs(y(to) - y(from)) / 2
    return `M7 ${y(from)}A${Math.round(high * bulge * share)} ${high} 0 0 ${y(to) > y(from) ? 1 : 0} 7 ${y(to)}`
  }
  const chain = (owners: readonly string[]) => owners.slice(1).map((owner, index) => arc(owners[index] ?? owner, owner, 0.62))
  // Lines without length have round caps, which stay round when the drawing is stretched.
  const dots = (accounts: readonly string[]) => accounts.map((account) => `M7 ${y(account)}h0`)
  const others = rows.map(({ account }) => account).filter((account) => !ring.includes(account))
  return {
    width: arcsWidth,
    height: rows.length * rowHeight,
    markup: [
      path('g-path', [...sharedDevices.values()].flatMap(chain)),
      path('g-path sol-dashed', [...sharedPhones.values()].flatMap(chain)),
      path(
        'g-found',
        passes.map(({ from, to }) => arc(from, to, 1))
      ),
      path('sol-cap', dots(others)),
      path('sol-cap-hole', dots(others)),
      path('sol-cap sol-cap-found', dots(ring)),
      path('sol-cap-hole sol-cap-found', dots(ring))
    ].join('')
  }
}

/** The part of the graph that the query traverses: without merchants and accounts that only pay merchants. */
const core: Network = {
  vertices: whole.vertices.filter(({ id }) => suspects.includes(id) || id === 'D-14' || id === 'D-15' || id === 'P-24'),
  edges: whole.edges.filter(({ from, to }) => suspects.includes(from) && (isRing({ from, to }) || !harmless.includes(from)))
}
const firstDevice = [...sharedDevices].find(([, owners]) => owners.includes(start)) ?? ['', []]
const shared: Record<string, 'solid' | 'path'> = { 'D-14': 'solid', 'D-15': 'solid', 'P-24': 'path' }
const sharingOnly = (edge: NetworkEdge) => (isRing(edge) ? undefined : 'path')

export const graphModel: GraphModel = {
  vertices: [
    { id: 'account', shape: 'circle', at: { x: 270, y: 205 }, size: 40 },
    { id: 'device', shape: 'square', at: { x: 84, y: 90 } },
    { id: 'phone', shape: 'triangle', at: { x: 84, y: 326 }, size: 42 },
    { id: 'merchant', shape: 'diamond', at: { x: 470, y: 316 }, size: 40 }
  ],
  edges: [
    { from: 'account', to: 'device', label: 'loggedIn' },
    { from: 'account', to: 'phone', label: 'registered' },
    { from: 'account', to: 'merchant', label: 'paid' },
    { from: 'account', to: 'account', label: 'transferred', mark: 'found' }
  ]
}

export const figures: Figures = {
  hero: drawHero,
  arcs: drawArcs,
  model: (words) => drawModel(words, graphModel),
  'step-1': () => drawStep(core, { vertices: { [start]: 'start' } }),
  'step-2': () =>
    drawStep(core, {
      vertices: { ...markAll(firstDevice[1], 'path'), [firstDevice[0]]: 'solid', [start]: 'start' },
      edge: sharingOnly
    }),
  'step-3': () => drawStep(core, { vertices: { ...markAll(suspects, 'path'), ...shared, [start]: 'start' }, edge: sharingOnly }),
  found: () =>
    drawStep(core, { vertices: { ...markAll(ring, 'found'), ...shared }, edge: (edge) => (isRing(edge) ? 'found' : 'path') })
}
