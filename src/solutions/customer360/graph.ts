import { cheapestPath, components, type DataEdge } from '../graph-algorithms'
import type { Cell } from '../types'

/*
 * The graph of the customer page: records of four systems and their identifiers. Two records with the same identifier may
 * belong to one person. Invented for illustration.
 */

export type System = 'crm' | 'shop' | 'app' | 'desk'

interface CustomerRecord {
  id: string
  system: System
  /** p phone, e email, d device, i identity document. */
  holds: readonly string[]
}

const record = (id: string, system: System, ...holds: string[]): CustomerRecord => ({ id, system, holds })

export const records: readonly CustomerRecord[] = [
  record('K1', 'crm', 'p1', 'i1'),
  record('K2', 'crm', 'p3', 'e2', 'p9'),
  record('K3', 'crm', 'p5', 'p9'),
  record('S1', 'shop', 'p1', 'e1'),
  record('S2', 'shop', 'e2', 'd2'),
  record('S3', 'shop', 'e4', 'd4', 'p9'),
  record('S4', 'shop', 'e3', 'd1'),
  record('A1', 'app', 'd1', 'p2'),
  record('A2', 'app', 'd2'),
  record('A3', 'app', 'd4', 'p6'),
  record('T1', 'desk', 'e1', 'e3'),
  record('T2', 'desk', 'p3'),
  record('T3', 'desk', 'p5')
]

export const systems: readonly System[] = ['crm', 'shop', 'app', 'desk']
const ids = records.map(({ id }) => id)
const holding: readonly DataEdge[] = records.flatMap(({ id, holds }) => holds.map((to) => ({ from: id, to })))
const holders = (identifier: string) => holding.filter(({ to }) => to === identifier).length

/** Maximum number of records of an identifier that identifies a person; one with more belongs to an office or a family. */
const maxRecords = 2
export const shared = [...new Set(holding.map(({ to }) => to))].filter((identifier) => holders(identifier) > 1)
/** Identifiers of too many records. */
export const ambiguous = shared.filter((identifier) => holders(identifier) > maxRecords)
export const joining = shared.filter((identifier) => !ambiguous.includes(identifier))
export const links = holding.filter(({ to }) => shared.includes(to))
const trusted = links.filter(({ to }) => joining.includes(to))

const people = (edges: readonly DataEdge[]) =>
  components([...ids, ...shared], edges)
    .map((component) => component.filter((id) => ids.includes(id)))
    .filter((component) => component.length > 0)

/** Records by person. */
export const persons = people(trusted).sort((a, b) => b.length - a.length)
/** The persons if ambiguous identifiers counted too. */
export const personsOfAll = people(links)

/** The queried record, and its person. */
export const queriedRecord = 'A1'
export const person = persons.find((component) => component.includes(queriedRecord)) ?? []
export const personLinks = trusted.filter(({ from }) => person.includes(from))
export const personIdentifiers = [...new Set(holding.filter(({ from }) => person.includes(from)).map(({ to }) => to))]
/** The longest path between two records of the person, through shared identifiers. */
export const farthest = person
  .map((id) => cheapestPath(trusted, queriedRecord, id)?.vertices ?? [])
  .reduce((longest, way) => (way.length > longest.length ? way : longest), [])

const commonOf = (a: string, b: string) =>
  joining.filter((identifier) => [a, b].every((id) => trusted.some(({ from, to }) => from === id && to === identifier)))
/** Pairs of records that share an identifier directly. */
export const direct = ids.flatMap((a, index) =>
  ids.slice(index + 1).flatMap((b) => (commonOf(a, b).length > 0 ? [[a, b] as const] : []))
)
export const order = persons.flat()

export const personRows = (names: Readonly<Record<System, string>>): readonly (readonly Cell[])[] =>
  person.map((id) => {
    const { system, holds } = records.find((each) => each.id === id) ?? record(id, 'crm')
    return [
      names[system],
      { text: id, mark: id === queriedRecord ? 'start' : 'found' },
      holds.filter((each) => joining.includes(each)).join(' '),
      holds.filter((each) => !shared.includes(each)).join(' ') || '—'
    ]
  })

export const query = `MATCH (r:Record {id: 'A1'})
MATCH p = (r)-[:HOLDS*2..8]-(x:Record)
WHERE ALL(n IN nodes(p)
          WHERE n:Record OR n.records <= 2)
RETURN DISTINCT x.system, x.id`
