import type { DemoModel } from '../types'

export default {
  vertices: { person: { shape: 'circle', size: 4 } },
  edges: { knows: { isDirected: false } }
} satisfies DemoModel
