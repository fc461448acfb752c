import type { DemoModel } from '../types'

export default {
  vertices: {
    generator: { shape: 'square', size: 8 },
    condenser: { shape: 'diamond', size: 6 },
    load: { shape: 'circle', size: 6 },
    junction: { shape: 'circle', size: 3 }
  },
  edges: { line: { isDirected: false } }
} satisfies DemoModel
