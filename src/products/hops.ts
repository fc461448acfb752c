/*
 * Fifteen people and their acquaintances: the sample graph of the page on joins and hops. The table has a row for each direction;
 * an edge covers both.
 */

/** People by distance from the first person; each column from top to bottom. */
export const columns = [['A'], ['B', 'C', 'D'], ['E', 'F', 'G', 'H'], ['I', 'J', 'K', 'L'], ['M', 'N', 'O']] as const
export type Person = (typeof columns)[number][number]
export type Acquaintance = readonly [Person, Person]

export const people: readonly Person[] = columns.flat()
export const start: Person = 'A'

export const acquaintances: readonly Acquaintance[] = [
  ['A', 'B'],
  ['A', 'C'],
  ['A', 'D'],
  ['B', 'C'],
  ['B', 'E'],
  ['B', 'F'],
  ['C', 'F'],
  ['C', 'G'],
  ['D', 'G'],
  ['D', 'H'],
  ['E', 'F'],
  ['G', 'H'],
  ['E', 'I'],
  ['F', 'I'],
  ['F', 'J'],
  ['G', 'J'],
  ['G', 'K'],
  ['H', 'K'],
  ['H', 'L'],
  ['I', 'J'],
  ['K', 'L'],
  ['I', 'M'],
  ['J', 'M'],
  ['J', 'N'],
  ['K', 'N'],
  ['K', 'O'],
  ['L', 'O'],
  ['N', 'O']
]

export const hopCounts = [1, 2, 3, 4] as const
export type HopCount = (typeof hopCounts)[number]

const neighbors = new Map(
  people.map((person) => [person, acquaintances.flatMap(([a, b]) => (a === person ? [b] : b === person ? [a] : []))])
)
const neighborsOf = (person: Person) => neighbors.get(person) ?? []

/** Rows of a self-join of the table: the number of paths of this many steps from the first person, repetitions included. */
export function joinedRows(steps: number): number {
  let ends: Person[] = [start]
  for (let step = 0; step < steps; step++) ends = ends.flatMap(neighborsOf)
  return ends.length
}

/** People by distance from the first person, found by breadth-first search. */
export function distances(): ReadonlyMap<Person, number> {
  const found = new Map<Person, number>([[start, 0]])
  // Iteration over a Map includes entries added during the iteration.
  for (const [person, distance] of found) {
    for (const next of neighborsOf(person)) if (!found.has(next)) found.set(next, distance + 1)
  }
  return found
}

const distanceByPerson = distances()
const distanceTo = (person: Person) => distanceByPerson.get(person) ?? Number.POSITIVE_INFINITY

/** Edges that a traversal of this many hops visits, each once: all edges of people closer than the last hop. */
export function traversedEdges(hops: number): Acquaintance[] {
  return acquaintances.filter(([a, b]) => Math.min(distanceTo(a), distanceTo(b)) < hops)
}

/** People first reached by the last hop. */
export function reachedAt(hops: number): Person[] {
  return people.filter((person) => distanceTo(person) === hops)
}

/** All people within this many hops, without the first person. */
export function reachedWithin(hops: number): Person[] {
  return people.filter((person) => person !== start && distanceTo(person) <= hops)
}

/** The page's question in SQL; each further hop needs another join. */
export const sqlWithinThree = `SELECT b FROM knows WHERE a = '${start}'
UNION
SELECT k2.b FROM knows k1
  JOIN knows k2 ON k2.a = k1.b
 WHERE k1.a = '${start}' AND k2.b <> '${start}'
UNION
SELECT k3.b FROM knows k1
  JOIN knows k2 ON k2.a = k1.b
  JOIN knows k3 ON k3.a = k2.b
 WHERE k1.a = '${start}' AND k3.b <> '${start}'`

/** The same question in openCypher; a further hop changes a number. */
export const cypherWithinThree = `MATCH (p:Person {name: '${start}'})
      -[:KNOWS*1..3]-(q:Person)
WHERE q <> p
RETURN DISTINCT q.name`

/** Its answer. */
export const withinThree = { columns: ['q.name'], rows: reachedWithin(3).map((person) => [person]) }
