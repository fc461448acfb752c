import { edges, solutionGraph, typeOf, vertices } from '../query-graph'
import { positions } from './figures'
import { engineers, links, today } from './graph'

/** The page asks about today, so the day of the data is today too. */
const date = new Date().toISOString().slice(0, 10)
const named = (id: string) => ({ name: id })

export default solutionGraph(
  {
    vertices: [
      ...vertices('Engineer', engineers, named),
      ...vertices('Pump', ['P7', 'P9']),
      ...vertices('Model', ['M7', 'M9'], named),
      ...vertices('Site', ['S3', 'S5'], (id) => ({ no: Number(id.slice(1)) })),
      ...vertices('District', ['N', 'Q']),
      ...vertices('Day', [today], () => ({ date: { date } }))
    ],
    edges: links.flatMap((link) => edges(typeOf(link.kind), [link]))
  },
  positions,
  { Engineer: 'circle', Pump: 'square', Model: 'diamond', Site: 'square', District: 'circle', Day: 'triangle' }
)
