import { edges, solutionGraph, typeOf } from '../query-graph'
import { positions } from './figures'
import { type Entity, entities, facts } from './graph'

const labels: Readonly<Record<Entity, string>> = {
  pump: 'Machine',
  alias: 'Machine',
  fan: 'Machine',
  bearing: 'Part',
  coupling: 'Part',
  vibration: 'Symptom',
  dry: 'Cause',
  skew: 'Cause',
  grease: 'Task',
  align: 'Task',
  station: 'Station'
}
/** Names as the English page has them. */
const names: Readonly<Record<Entity, string>> = {
  pump: 'pump P-101',
  alias: 'water pump 1',
  bearing: 'bearing 6312',
  vibration: 'vibration',
  dry: 'lack of grease',
  grease: 'regrease',
  skew: 'misalignment',
  coupling: 'coupling',
  align: 'realign',
  fan: 'fan F-201',
  station: 'pump house'
}
/** The number of the machine in the question, by which the query finds it. */
const numbers: Readonly<Partial<Record<Entity, string>>> = { pump: 'P-101' }

export default solutionGraph(
  {
    vertices: entities.map((id) => ({ id, labels: [labels[id]], properties: { id: numbers[id] ?? id, name: names[id] } })),
    edges: facts.flatMap((fact) => edges(typeOf(fact.relation), [fact], ({ source }) => ({ source })))
  },
  positions,
  { Machine: 'square', Part: 'square', Symptom: 'triangle', Cause: 'circle', Task: 'diamond', Station: 'square' }
)
