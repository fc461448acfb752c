import type { DemoModel } from '../types'

export default {
  vertices: {
    source: { shape: 'square', size: 9 },
    load: { shape: 'circle', size: 7 },
    junction: { shape: 'circle', size: 4 },
    closed: { shape: 'diamond', size: 2.5 },
    open: { shape: 'diamond', size: 6 }
  },
  edges: { line: { isDirected: false } }
} satisfies DemoModel
