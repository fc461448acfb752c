import type { DemoModel } from '../types'

export default {
  vertices: {
    company: { shape: 'square', size: 6 },
    person: { shape: 'circle', size: 6 }
  },
  edges: { holds: { isDirected: true } }
} satisfies DemoModel
