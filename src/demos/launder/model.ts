import type { DemoModel } from '../types'

export default {
  vertices: {
    account: { shape: 'circle', size: 5 },
    company: { shape: 'square', size: 5 },
    cash: { shape: 'diamond', size: 5 }
  },
  edges: { paid: { isDirected: true } }
} satisfies DemoModel
