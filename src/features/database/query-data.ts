import type { QueryGraph } from '~/features/queries/data-sets'
import { ringLayout } from './figures/layouts'
import { type EdgeKind, sampleEdges, sampleVertices } from './figures/network-data'

const types: Readonly<Record<EdgeKind, string>> = { login: 'LOGGED_IN', transfer: 'TRANSFERRED' }
const centers = [
  { x: 130, y: 130 },
  { x: 410, y: 130 },
  { x: 270, y: 360 }
]

/** The page's sample as its query sees it, laid out as in the figures. Fetched with the first run. */
const sample: QueryGraph = {
  graph: {
    vertices: sampleVertices.map(({ id, kind }) => ({
      id,
      labels: [kind === 'account' ? 'Account' : 'Device'],
      properties: { code: id }
    })),
    edges: sampleEdges.map(({ from, to, kind }) => ({ id: `${from}-${to}`, from, to, type: types[kind], properties: {} }))
  },
  positions: new Map(ringLayout(centers, 90, 9).map(({ id, at }) => [id, at])),
  shapes: { Account: 'circle', Device: 'square' }
}
export default sample
