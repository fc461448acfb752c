import { type DataEdge, neighbors, reach } from '../graph-algorithms'
import type { Cell } from '../types'

/*
 * The water network of the emergency page: a waterworks, nine junctions, valves on some pipes, and the consumers of each
 * junction. Invented for illustration.
 */

/** Pipes; a valve is a vertex in the middle of a pipe. */
export const pipes: readonly DataEdge[] = [
  { from: 'W', to: 'J1' },
  { from: 'J1', to: 'V1' },
  { from: 'V1', to: 'J2' },
  { from: 'J2', to: 'V2' },
  { from: 'V2', to: 'J3' },
  { from: 'J4', to: 'V3' },
  { from: 'V3', to: 'J5' },
  { from: 'J5', to: 'X' },
  { from: 'X', to: 'J6' },
  { from: 'J7', to: 'V4' },
  { from: 'V4', to: 'J8' },
  { from: 'J8', to: 'V5' },
  { from: 'V5', to: 'J9' },
  { from: 'J1', to: 'V6' },
  { from: 'V6', to: 'J4' },
  { from: 'J4', to: 'J7' },
  { from: 'J2', to: 'V7' },
  { from: 'V7', to: 'J5' },
  { from: 'J5', to: 'J8' },
  { from: 'J3', to: 'V8' },
  { from: 'V8', to: 'J6' },
  { from: 'J6', to: 'V9' },
  { from: 'V9', to: 'J9' }
]

export const works = 'W'
/** Location of the burst. */
export const burst = 'X'
const isValve = (id: string) => id.startsWith('V')
export const valves = [...new Set(pipes.flatMap(({ from, to }) => [from, to]).filter(isValve))]

export interface Consumer {
  id: string
  at: string
  people: number
  kind: 'hospital' | 'school' | 'homes'
}

export const consumers: readonly Consumer[] = [
  { id: 'C1', at: 'J2', people: 420, kind: 'homes' },
  { id: 'C2', at: 'J3', people: 650, kind: 'homes' },
  { id: 'C3', at: 'J5', people: 510, kind: 'homes' },
  { id: 'C4', at: 'J6', people: 380, kind: 'homes' },
  { id: 'C5', at: 'J7', people: 460, kind: 'homes' },
  { id: 'H', at: 'J8', people: 900, kind: 'hospital' },
  { id: 'S', at: 'J9', people: 700, kind: 'school' }
]

export interface Isolation {
  /** Vertices connected to the burst without a closable valve in between. */
  zone: string[]
  /** Valves at the boundary of the zone. */
  around: string[]
  /** Boundary valves with water on the other side, which must be closed. */
  close: string[]
  /** Junctions without water: those of the zone, and those supplied only through it. */
  dry: string[]
  consumers: Consumer[]
  people: number
}

/** The valves to close to isolate the burst if some valves are stuck open. */
export function isolate(stuck: readonly string[] = []): Isolation {
  const closes = (id: string) => isValve(id) && !stuck.includes(id)
  const inside = new Set([burst])
  const around = new Set<string>()
  for (const vertex of inside) {
    for (const { to } of neighbors(pipes, vertex)) (closes(to) ? around : inside).add(to)
  }
  const rest = pipes.filter(({ from, to }) => !inside.has(from) && !inside.has(to) && !around.has(from) && !around.has(to))
  const wet = reach(rest, works, { direction: 'both' })
  const hasWater = (valve: string) => neighbors(pipes, valve).some(({ to }) => wet.has(to))
  const junctions = [...new Set(pipes.flatMap(({ from, to }) => [from, to]))].filter((id) => id.startsWith('J'))
  const dry = junctions.filter((id) => !wet.has(id))
  const hit = consumers.filter(({ at }) => dry.includes(at))
  return {
    zone: [...inside],
    around: [...[...around]].sort(),
    close: [...[...around].filter(hasWater)].sort(),
    dry,
    consumers: hit,
    people: hit.reduce((sum, { people }) => sum + people, 0)
  }
}

export const plan = isolate()
/** The valve that is stuck, and the plan without it. */
export const stuck = 'V7'
export const planWithout = isolate([stuck])
export const people = consumers.reduce((sum, each) => sum + each.people, 0)

/** For every valve of the plan, the consequences if it is stuck. */
export const valveRows: readonly (readonly Cell[])[] = plan.close.map((valve) => {
  const other = isolate([valve])
  const more = other.people - plan.people
  return [
    { text: valve, mark: 'found' },
    other.close.join(' '),
    String(other.people),
    more > 0 ? { text: `+${more}`, mark: 'found' } : '0'
  ]
})

export const query = `MATCH p = (:Junction {id: 'X'})-[:PIPE*1..8]-(v:Valve)
WHERE NONE(n IN nodes(p)[1..-1] WHERE n:Valve AND n.works)
  AND v.works
WITH collect(DISTINCT v) AS around
MATCH w = (:Junction {id: 'W'})-[:PIPE*1..12]-(v:Valve)
WHERE v IN around
  AND NONE(n IN nodes(w)[0..-1] WHERE n IN around)
RETURN DISTINCT v.id AS close`

export const dryQuery = `MATCH p = (:Junction {id: 'W'})-[:PIPE*1..12]-(j:Junction)
WHERE NONE(n IN nodes(p) WHERE n.id IN ['V3', 'V4', 'V7', 'V8'])
WITH collect(DISTINCT j) AS wet
MATCH (j:Junction)-[:SUPPLIES]->(c:Consumer)
WHERE NOT j IN wet
RETURN c.id, c.kind, c.people
ORDER BY c.people DESC`
