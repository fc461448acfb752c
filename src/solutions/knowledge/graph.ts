import type { DataEdge } from '../graph-algorithms'
import type { Cell } from '../types'

/*
 * The graph of the knowledge page: facts from five documents about two machines. Entities have keys here and names in the
 * copy. Invented for illustration.
 */

export type Entity =
  | 'pump'
  | 'alias'
  | 'bearing'
  | 'vibration'
  | 'dry'
  | 'grease'
  | 'skew'
  | 'coupling'
  | 'align'
  | 'fan'
  | 'station'

type Relation = 'hasPart' | 'showed' | 'causes' | 'occursIn' | 'sameAs' | 'prevents' | 'locatedIn'

/** The manual, a work order, the guide to faults, the register of assets, the maintenance rules. */
export const documents = ['manual', 'workOrder', 'guide', 'register', 'rules'] as const
export type Source = (typeof documents)[number]

export interface Fact extends DataEdge {
  readonly from: Entity
  readonly to: Entity
  readonly relation: Relation
  readonly source: Source
}

const fact = (from: Entity, relation: Relation, to: Entity, source: Source): Fact => ({ from, relation, to, source })

export const facts: readonly Fact[] = [
  fact('pump', 'hasPart', 'bearing', 'manual'),
  fact('fan', 'hasPart', 'coupling', 'manual'),
  fact('alias', 'showed', 'vibration', 'workOrder'),
  fact('dry', 'causes', 'vibration', 'guide'),
  fact('dry', 'occursIn', 'bearing', 'guide'),
  fact('skew', 'causes', 'vibration', 'guide'),
  fact('skew', 'occursIn', 'coupling', 'guide'),
  fact('alias', 'sameAs', 'pump', 'register'),
  fact('pump', 'locatedIn', 'station', 'register'),
  fact('grease', 'prevents', 'dry', 'rules'),
  fact('align', 'prevents', 'skew', 'rules')
]

export const entities = [...new Set(facts.flatMap(({ from, to }) => [from, to]))]
/** The machine in the question. */
export const queriedMachine: Entity = 'pump'

const find = (relation: Relation, ends: { from?: Entity; to?: Entity }) =>
  facts.filter(
    (each) =>
      each.relation === relation &&
      (ends.from === undefined || each.from === ends.from) &&
      (ends.to === undefined || each.to === ends.to)
  )

/** Each recommendation for the machine, with every fact that supports it. */
const recommendations = find('sameAs', { to: queriedMachine }).flatMap((same) =>
  find('showed', { from: same.from }).flatMap((showed) =>
    find('causes', { to: showed.to }).flatMap((causes) =>
      find('occursIn', { from: causes.from }).flatMap((occurs) =>
        find('hasPart', { from: queriedMachine, to: occurs.to }).flatMap((part) =>
          find('prevents', { to: causes.from }).map((prevents) => ({
            task: prevents.from,
            cause: causes.from,
            facts: [same, showed, causes, occurs, part, prevents]
          }))
        )
      )
    )
  )
)
export const answer = recommendations[0] ?? { task: queriedMachine, cause: queriedMachine, facts: [] }
export const isUsed = (edge: DataEdge) => answer.facts.some(({ from, to }) => from === edge.from && to === edge.to)
export const used = new Set<Entity>(answer.facts.flatMap(({ from, to }) => [from, to]))
export const sources = documents.filter((source) => answer.facts.some((each) => each.source === source))
/** Maximum number of facts of the answer in a single document. */
export const maxInOne = Math.max(...documents.map((source) => answer.facts.filter((each) => each.source === source).length))

interface FactNames {
  entities: Readonly<Record<Entity, string>>
  relations: Readonly<Record<Relation, string>>
  sources: Readonly<Record<Source, string>>
}

export const factRows = (names: FactNames): readonly (readonly Cell[])[] =>
  facts.map((each) => {
    const cell = (text: string): Cell => (isUsed(each) ? { text, mark: 'found' } : text)
    return [
      cell(names.entities[each.from]),
      cell(names.relations[each.relation]),
      cell(names.entities[each.to]),
      names.sources[each.source]
    ]
  })

export const query = `MATCH (m:Machine {id: 'P-101'})-[:SAME_AS]-(a)
      -[:SHOWED]->(s:Symptom)<-[:CAUSES]-(c:Cause)
MATCH (c)-[:OCCURS_IN]->(:Part)<-[:HAS_PART]-(m)
MATCH (t:Task)-[:PREVENTS]->(c)
RETURN s.name, c.name, t.name`
