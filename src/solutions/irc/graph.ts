import type { DataEdge } from '../graph-algorithms'
import type { Cell } from '../types'

/*
 * The graph of the recommendation page: people and the items they chose. A gets the recommendations. Invented for
 * illustration.
 */

const chose: Readonly<Record<string, readonly string[]>> = {
  A: ['i1', 'i2', 'i3'],
  B: ['i1', 'i2', 'i4'],
  C: ['i2', 'i3', 'i4', 'i5'],
  D: ['i1', 'i6', 'i7'],
  E: ['i3', 'i4', 'i6'],
  F: ['i5', 'i7', 'i8'],
  G: ['i7', 'i8'],
  H: ['i7']
}

export const queriedPerson = 'A'
export const people = Object.keys(chose)
export const items = [...[...new Set(Object.values(chose).flat())]].sort()
export const choices: readonly DataEdge[] = people.flatMap((from) => (chose[from] ?? []).map((to) => ({ from, to })))
export const own = chose[queriedPerson] ?? []
const of = (person: string) => chose[person] ?? []

/** People who chose an item that the queried person chose too. */
export const alike = people.filter((person) => person !== queriedPerson && of(person).some((item) => own.includes(item)))

interface Suggestion {
  item: string
  /** Every path from the queried person to the item: a common item, and the person who chose both. */
  paths: { common: string; person: string }[]
  /** Number of people who chose it. */
  popularity: number
}

/** Items that similar people chose and the queried person did not, by number of paths. */
export const suggestions: readonly Suggestion[] = items
  .filter((item) => !own.includes(item))
  .map(
    (item): Suggestion => ({
      item,
      paths: alike
        .filter((person) => of(person).includes(item))
        .flatMap((person) =>
          of(person)
            .filter((common) => own.includes(common))
            .map((common) => ({ common, person }))
        ),
      popularity: people.filter((person) => of(person).includes(item)).length
    })
  )
  .sort((a, b) => b.paths.length - a.paths.length)

export const best = suggestions[0] ?? { item: '', paths: [], popularity: 0 }
/** The item that a list of best sellers would suggest. */
export const bestSeller = suggestions.reduce((most, each) => (each.popularity > most.popularity ? each : most), best)
export const reachable = suggestions.filter(({ paths }) => paths.length > 0)
export const unreachable = suggestions.filter(({ paths }) => paths.length === 0)

export const isReason = ({ from, to }: DataEdge) =>
  best.paths.some(
    ({ common, person }) =>
      (from === queriedPerson && to === common) || (from === person && to === common) || (from === person && to === best.item)
  )

export const reasonRows: readonly (readonly Cell[])[] = best.paths.map(({ common, person }, index) => [
  String(index + 1),
  common,
  person,
  { text: best.item, mark: 'found' }
])

export const scoreRows: readonly (readonly Cell[])[] = suggestions.map(({ item, paths, popularity }) => [
  item === best.item ? { text: item, mark: 'found' } : item,
  item === best.item ? { text: String(paths.length), mark: 'found' } : String(paths.length),
  String(popularity)
])

export const query = `MATCH (a:Person {id: 'A'})-[:CHOSE]->(common:Item)
      <-[:CHOSE]-(p:Person)-[:CHOSE]->(i:Item)
WHERE NOT (a)-[:CHOSE]->(i)
RETURN i.id, count(*) AS paths,
       collect(DISTINCT common.id) AS because
ORDER BY paths DESC, i.id LIMIT 3`
