import type { DemoModel } from '../types'

export default {
  vertices: {
    source: { shape: 'square', size: 9 },
    load: { shape: 'circle', size: 7 },
    junction: { shape: 'circle', size: 4 }
  },
  edges: { line: { isDirected: false }, tie: { isDirected: false } }
} satisfies DemoModel
