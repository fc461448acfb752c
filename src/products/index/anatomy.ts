/*
 * The graph that explains the parts of a property graph: two people, three companies, a phone. Names and properties are
 * in the copy. Invented for illustration.
 */

export const partKinds = { p1: 'person', p2: 'person', c1: 'firm', c2: 'firm', c3: 'firm', t: 'phone' } as const
export type PartId = keyof typeof partKinds
export const partIds: readonly PartId[] = ['p1', 'p2', 'c1', 'c2', 'c3', 't']

export type LinkKind = 'works' | 'holds' | 'supplies' | 'registered'
export interface Link {
  kind: LinkKind
  from: PartId
  to: PartId
  /** Whether the edge has a property, such as a share or a year. */
  property?: true
}

export const links: readonly Link[] = [
  { kind: 'works', from: 'p1', to: 'c1', property: true },
  { kind: 'holds', from: 'c1', to: 'c2', property: true },
  { kind: 'supplies', from: 'c2', to: 'c3', property: true },
  { kind: 'works', from: 'p2', to: 'c3', property: true },
  { kind: 'registered', from: 'p1', to: 't' },
  { kind: 'registered', from: 'p2', to: 't' }
]

/** The shortest path between two vertices, ignoring directions, as its edges in order; empty if there is none. */
export function shortestPath(from: PartId, to: PartId, among: readonly Link[] = links): Link[] {
  const ways = new Map<PartId, Link[]>([[from, []]])
  for (const [id, way] of ways) {
    if (id === to) return way
    for (const link of among) {
      const next = link.from === id ? link.to : link.to === id ? link.from : undefined
      if (next && !ways.has(next)) ways.set(next, [...way, link])
    }
  }
  return []
}

/** Number of properties on the drawing: a name for each vertex, and those of the edges. */
export const propertyCount = partIds.length + links.filter(({ property }) => property).length
/** The shortest path between the two people. */
export const connection = shortestPath('p1', 'p2')
/** Their shortest path without the phone. */
export const longerConnection = shortestPath(
  'p1',
  'p2',
  links.filter(({ kind }) => kind !== 'registered')
)
