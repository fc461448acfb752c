import { angleBetween, type Point, polar } from '~/ui/figure/geometry'
import { seededRandom } from '~/ui/figure/random'

/** Sample data of the hero figure: everything within four hops of one account, and one loop of transfers in it. */

export const hopSize = 680
export const center: Point = { x: hopSize / 2, y: hopSize / 2 }
/** Radius of each hop's circle. */
export const hopRadii = [0, 78, 152, 226, 300] as const
export const depths = [1, 2, 3, 4] as const
export const partitions = 6

export interface HopVertex extends Point {
  readonly id: number
  /** `id` of its record, which the query names: A for accounts, D for devices, M for merchants, and a number. */
  readonly name: string
  readonly kind: 'account' | 'device' | 'merchant'
  /** Hops from the start. */
  readonly hop: number
  /** Storage partition, 0 to 5: a sector of the drawing. */
  readonly partition: number
  readonly radius: number
}
/** Directed: source and target. */
export type HopEdge = readonly [HopVertex, HopVertex]

export interface HopGraph {
  readonly vertices: readonly HopVertex[]
  readonly edges: readonly HopEdge[]
  /** The loop of transfers: from the start outwards, across at hop 4, and back. The start is first and last. */
  readonly ring: readonly HopVertex[]
}

/** Result of a query of one depth; `ring` is true if the loop of transfers closes within it. */
export interface HopCount {
  depth: number
  vertices: number
  edges: number
  cutEdges: number
  ring: boolean
}

/** Seed of the sample, and the position of its loop of transfers in the drawing (degrees). */
const sample = { structure: 20160625, kinds: 7, ringWidth: 44, ringMiddle: 338 }

interface Draft {
  readonly id: number
  readonly hop: number
  readonly parent: Draft | undefined
  readonly children: Draft[]
  weight: number
  angle: number
}

function grow(random: () => number): Draft[] {
  const drafts: Draft[] = []
  const add = (parent: Draft | undefined): Draft => {
    const draft = { id: drafts.length, hop: parent ? parent.hop + 1 : 0, parent, children: [], weight: 1, angle: 0 }
    drafts.push(draft)
    parent?.children.push(draft)
    return draft
  }
  const chance = (probability: number) => (random() < probability ? 1 : 0)
  const childCounts = [
    () => 7,
    () => 2 + chance(0.45),
    () => 1 + chance(0.85) + chance(0.2),
    () => chance(0.9) + chance(0.6) + chance(0.22)
  ]
  add(undefined)
  for (const [hop, countChildren] of childCounts.entries()) {
    for (const parent of drafts.filter((draft) => draft.hop === hop)) {
      for (let count = countChildren(); count > 0; count--) add(parent)
    }
  }
  return drafts
}

/** Gives every subtree an angle in proportion to its leaves, so that the tree fills the circle evenly. */
function spread(root: Draft): void {
  const weigh = (draft: Draft): number => {
    draft.weight = Math.max(
      1,
      draft.children.reduce((sum, child) => sum + weigh(child), 0)
    )
    return draft.weight
  }
  const placeSubtree = (draft: Draft, from: number, to: number) => {
    draft.angle = (from + to) / 2
    let start = from
    for (const child of draft.children) {
      const end = start + ((to - from) * child.weight) / draft.weight
      placeSubtree(child, start, end)
      start = end
    }
  }
  weigh(root)
  placeSubtree(root, -85, 265)
}

type DraftEdge = readonly [Draft, Draft]

/** Edges within a hop and between neighboring hops, in addition to the tree. */
function tie(drafts: readonly Draft[], random: () => number): DraftEdge[] {
  const edges: DraftEdge[] = []
  const known = new Set<string>()
  const link = (a: Draft, b: Draft) => {
    const key = a.id < b.id ? `${a.id}-${b.id}` : `${b.id}-${a.id}`
    if (a === b || known.has(key)) return
    known.add(key)
    edges.push([a, b])
  }
  for (const draft of drafts) if (draft.parent) link(draft.parent, draft)

  const pick = (candidates: readonly Draft[]) => candidates[Math.floor(random() * candidates.length)]
  const tiesOfHop = [
    { hop: 2, probability: 0.34, reach: 60 },
    { hop: 3, probability: 0.4, reach: 28 },
    { hop: 4, probability: 0.3, reach: 15 }
  ]
  for (const { hop, probability, reach } of tiesOfHop) {
    const level = drafts.filter((draft) => draft.hop === hop)
    const above = drafts.filter((draft) => draft.hop === hop - 1)
    for (const draft of level) {
      if (random() < probability) {
        const near = level.filter(
          (other) => other !== draft && other.parent !== draft.parent && angleBetween(draft.angle, other.angle) < reach
        )
        const chosen = near.length > 0 ? pick(near) : undefined
        if (chosen) link(draft, chosen)
      }
      if (random() < 0.16) {
        const near = above.filter((other) => other !== draft.parent && angleBetween(draft.angle, other.angle) < 34)
        const chosen = near.length > 0 ? pick(near) : undefined
        if (chosen) link(draft, chosen)
      }
    }
  }
  return edges
}

function pathToStart(draft: Draft): Draft[] {
  return draft.parent ? [draft, ...pathToStart(draft.parent)] : [draft]
}

/** The two branches that meet at hop 4 closest to the wanted position. */
function findRing(drafts: readonly Draft[]): Draft[] {
  const outer = drafts.filter((draft) => draft.hop === 4)
  let best: { score: number; ring: Draft[] } | undefined
  for (const out of outer) {
    for (const back of outer) {
      const outward = pathToStart(out)
      const homeward = pathToStart(back)
      if (out === back || outward.some((draft) => draft.hop > 0 && homeward.includes(draft))) continue
      const middle = ((out.angle + back.angle) / 2 + 360) % 360
      const score =
        Math.abs(angleBetween(out.angle, back.angle) - sample.ringWidth) + angleBetween(middle, sample.ringMiddle) * 0.8
      if (!best || score < best.score) best = { score, ring: [...outward.reverse(), ...homeward] }
    }
  }
  return best?.ring ?? []
}

/** Builds the sample graph; the same on every call. */
export function buildHopGraph(): HopGraph {
  const random = seededRandom(sample.structure)
  const drafts = grow(random)
  const [root] = drafts
  if (root) spread(root)
  const draftEdges = tie(drafts, random)
  const draftRing = findRing(drafts)
  const [out, back] = [draftRing[4], draftRing[5]]
  if (out && back) draftEdges.push([out, back])

  const degree = new Map<Draft, number>()
  for (const edge of draftEdges) for (const end of edge) degree.set(end, (degree.get(end) ?? 0) + 1)

  const kindRandom = seededRandom(sample.kinds)
  const kinds = new Map<Draft, HopVertex['kind']>()
  const neighborsOf = (draft: Draft) => draftEdges.filter((edge) => edge.includes(draft)).flat()
  const kindOf = (draft: Draft): HopVertex['kind'] => {
    // Devices and merchants have edges to accounts only.
    const isAmongAccounts = neighborsOf(draft).every((other) => (kinds.get(other) ?? 'account') === 'account')
    if (draftRing.includes(draft) || draft.hop < 2 || kindRandom() < 0.66 || !isAmongAccounts) return 'account'
    return kindRandom() < 0.6 ? 'device' : 'merchant'
  }
  const counts = { account: 0, device: 0, merchant: 0 }
  const vertices = drafts.map((draft): HopVertex => {
    const point = polar(center, hopRadii[draft.hop] ?? 0, draft.angle)
    const kind = kindOf(draft)
    kinds.set(draft, kind)
    counts[kind]++
    return {
      id: draft.id,
      name: kind.charAt(0).toUpperCase() + String(counts[kind]).padStart(2, '0'),
      kind,
      hop: draft.hop,
      partition: draft.hop === 0 ? 0 : Math.floor(((((draft.angle + 90) % 360) + 360) % 360) / (360 / partitions)),
      radius: Math.min(6.5, 2.2 + 0.55 * (degree.get(draft) ?? 1)),
      x: Math.round(point.x),
      y: Math.round(point.y)
    }
  })
  const vertexOf = (draft: Draft) => vertices.slice(draft.id, draft.id + 1)
  const directed = draftEdges.map(([a, b]): DraftEdge => (leads(a, b, draftRing) ? [a, b] : [b, a]))
  return {
    vertices,
    edges: directed.flatMap(([a, b]) => vertexOf(a).flatMap((from) => vertexOf(b).map((to): HopEdge => [from, to]))),
    ring: draftRing.flatMap(vertexOf)
  }
}

/**
 * Whether the edge leads from `a` to `b`. The loop runs along its edges, all other money away from it and outwards, so no other
 * loop closes.
 */
function leads(a: Draft, b: Draft, ring: readonly Draft[]): boolean {
  const isStep = (from: Draft, to: Draft) => ring.slice(1).some((each, index) => each === to && ring[index] === from)
  if (isStep(a, b) || isStep(b, a)) return isStep(a, b)
  const homeward = ring.slice(5, -1)
  if (homeward.includes(a) !== homeward.includes(b)) return homeward.includes(a)
  return a.hop === b.hop ? a.id < b.id : a.hop < b.hop
}

/** Label of a vertex in the query and its data. */
export const hopLabels = { account: 'Account', device: 'Device', merchant: 'Merchant' } as const

/** Type of an edge in the query and its data; the other end of an account says which. */
export function hopEdgeType(edge: HopEdge): 'TRANSFERRED' | 'LOGGED_IN' | 'PAID' {
  if (edge.some(({ kind }) => kind === 'device')) return 'LOGGED_IN'
  return edge.some(({ kind }) => kind === 'merchant') ? 'PAID' : 'TRANSFERRED'
}

/** The most transfers of a ring that the query of a depth finds: a ring of so few stays within that many hops of the start. */
export const maxRingLength = (depth: number): number => 2 * depth + 1

/** The query of a depth in openCypher: a loop through the start that stays within n hops has at most 2n + 1 transfers. */
export const hopQuery = (depth: number): string =>
  `MATCH ring = (a:Account {id: 'A01'})\n  -[:TRANSFERRED*3..${maxRingLength(depth)}]->(a)\nRETURN [v IN nodes(ring) | v.id] AS ring`

/** The query's rows at a depth: the accounts of the loop, in the order of the money, or none. */
export const hopAnswer = ({ ring }: HopGraph, depth: number): string[] =>
  ring.every(({ hop }) => hop <= depth) ? ring.map(({ name }) => name) : []

export function crossesPartition([a, b]: HopEdge): boolean {
  return a.partition !== b.partition
}

/** Counts the vertices and edges that the drawing shows at each depth. */
export function countHops({ vertices, edges, ring }: HopGraph): HopCount[] {
  return depths.map((depth) => {
    const found = edges.filter((edge) => edge.every((end) => end.hop <= depth))
    return {
      depth,
      vertices: vertices.filter((vertex) => vertex.hop <= depth).length,
      edges: found.length,
      cutEdges: found.filter(crossesPartition).length,
      ring: ring.length > 0 && ring.every((vertex) => vertex.hop <= depth)
    }
  })
}
