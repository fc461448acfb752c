import { edges, solutionGraph, vertices } from '../query-graph'
import { positions } from './figures'
import { alarms, dependencies, levels } from './graph'

const raised = alarms.map(({ at }, index) => ({ from: `alarm-${index + 1}`, to: at }))

export default solutionGraph(
  {
    vertices: [
      ...vertices('Component', levels.flat()),
      ...vertices(
        'Alarm',
        raised.map(({ from }) => from),
        (id) => ({ second: alarms[Number(id.slice('alarm-'.length)) - 1]?.second ?? 0 })
      )
    ],
    edges: [...edges('DEPENDS_ON', dependencies), ...edges('RAISED_BY', raised)]
  },
  positions,
  { Component: 'circle', Alarm: 'triangle' }
)
