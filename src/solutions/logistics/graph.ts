import { cheapestPath, cheapestPaths, type DataEdge } from '../graph-algorithms'
import type { Cell } from '../types'

/*
 * The road network of the logistics page: twenty intersections on both sides of a river with three bridges, and the
 * driving minutes between them. Invented for illustration.
 */

interface Road extends DataEdge {
  /** Minutes. */
  readonly weight: number
}

const road = (from: string, to: string, weight: number): Road => ({ from, to, weight })

/** Intersections as on the map, from north-west to south-east; the river runs between the second and the third row. */
export const crossings: readonly (readonly string[])[] = [
  ['A', 'B', 'C', 'D', 'E'],
  ['F', 'G', 'H', 'I', 'J'],
  ['K', 'L', 'M', 'N', 'O'],
  ['P', 'Q', 'R', 'S', 'T']
]

export const bridges: readonly Road[] = [road('G', 'L', 12), road('H', 'M', 6), road('I', 'N', 10)]

export const roads: readonly Road[] = [
  road('A', 'B', 12),
  road('B', 'C', 14),
  road('C', 'D', 10),
  road('D', 'E', 15),
  road('F', 'G', 9),
  road('G', 'H', 11),
  road('H', 'I', 8),
  road('I', 'J', 12),
  road('K', 'L', 13),
  road('L', 'M', 10),
  road('M', 'N', 9),
  road('N', 'O', 14),
  road('P', 'Q', 11),
  road('Q', 'R', 12),
  road('R', 'S', 13),
  road('S', 'T', 10),
  road('A', 'F', 10),
  road('B', 'G', 9),
  road('C', 'H', 12),
  road('D', 'I', 11),
  road('E', 'J', 9),
  road('K', 'P', 9),
  road('L', 'Q', 14),
  road('M', 'R', 10),
  road('N', 'S', 12),
  road('O', 'T', 9),
  ...bridges
]

export const depot = 'P'
export const customer = 'D'
/** The bridge that is closed. */
export const closed: Road = road('H', 'M', 6)
const isSameRoad = (a: DataEdge, b: DataEdge) => a.from === b.from && a.to === b.to
export const isClosed = (edge: DataEdge) => isSameRoad(edge, closed)

const roadsWithout = (edge: DataEdge) => roads.filter((each) => !isSameRoad(each, edge))
const nowhere = { vertices: [], cost: Number.POSITIVE_INFINITY }
const pathTo = (edges: readonly Road[]) => cheapestPath(edges, depot, customer) ?? nowhere

/** The fastest path as planned, and the fastest one with the bridge closed. */
export const planned = pathTo(roads)
export const detour = pathTo(roadsWithout(closed))
export const delay = detour.cost - planned.cost

/** The delay of this delivery if each bridge were closed. */
export const bridgeRows: readonly (readonly Cell[])[] = bridges.map((bridge) => {
  const path = pathTo(roadsWithout(bridge))
  const late = path.cost - planned.cost
  const name = `${bridge.from}–${bridge.to}`
  return [
    isClosed(bridge) ? { text: name, mark: 'found' } : name,
    path.vertices.join('–'),
    `${path.cost} min`,
    late > 0 ? { text: `+${late}`, mark: 'found' } : '0'
  ]
})

/** Minutes from the depot to each intersection while the bridge is closed. */
export const minutes: ReadonlyMap<string, number> = new Map(
  [...cheapestPaths(roadsWithout(closed), depot)].map(([id, { cost }]) => [id, cost])
)
/** Upper limits of the bands, in minutes. */
export const bands = [20, 40, 60] as const
/** Intersections within each band, and those beyond the last one. */
export const withinBand = [...bands, Number.POSITIVE_INFINITY].map((limit, index) => {
  const from = bands[index - 1] ?? -1
  return [...minutes].filter(([, cost]) => cost > from && cost <= limit).map(([id]) => id)
})
/** Intersections within an hour only while the bridge is open. */
const openMinutes = cheapestPaths(roads, depot)
export const lostHour = [...minutes].filter(([id, cost]) => cost > 60 && (openMinutes.get(id)?.cost ?? 0) <= 60).map(([id]) => id)

export const query = `MATCH p = (:Crossing {id: 'P'})
          -[:ROAD*..12]-(:Crossing {id: 'D'})
WHERE NONE(r IN relationships(p) WHERE r.closed)
WITH p, reduce(t = 0, r IN relationships(p) |
               t + r.minutes) AS minutes
RETURN [x IN nodes(p) | x.id] AS route, minutes
ORDER BY minutes LIMIT 1`

export const areaQuery = `MATCH p = (:Crossing {id: 'P'})-[:ROAD*0..12]-(x:Crossing)
WHERE NONE(r IN relationships(p) WHERE r.closed)
RETURN x.id, min(reduce(t = 0, r IN relationships(p) |
                        t + r.minutes)) AS minutes
ORDER BY minutes, x.id`
