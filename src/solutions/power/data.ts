import { branches, generators, loads } from '~/content/ieee-14-bus'
import { edges, solutionGraph, vertices } from '../query-graph'
import { positions } from './figures'

const generatorOf = (bus: number) => `G${bus}`
const loadOf = (bus: number) => `L${bus}`

export default solutionGraph(
  {
    vertices: [
      ...vertices('Bus', Object.keys(positions), (id) => ({ number: Number(id) })),
      ...vertices('Generator', generators.map(generatorOf)),
      ...vertices('Load', loads.map(loadOf))
    ],
    edges: [
      ...edges(
        'BRANCH',
        branches.map(([a, b]) => ({ from: String(a), to: String(b) })),
        ({ from, to }) => ({ id: `${from}-${to}` })
      ),
      ...edges(
        'FEEDS',
        generators.map((bus) => ({ from: generatorOf(bus), to: String(bus) }))
      ),
      ...edges(
        'SUPPLIES',
        loads.map((bus) => ({ from: String(bus), to: loadOf(bus) }))
      )
    ]
  },
  positions,
  { Bus: 'square', Generator: 'circle', Load: 'triangle' }
)
