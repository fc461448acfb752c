import type { DemoModel } from '../types'

export default {
  vertices: {
    product: { shape: 'diamond', size: 9 },
    part: { shape: 'square', size: 5 },
    supplier: { shape: 'circle', size: 4 }
  },
  edges: { needs: { isDirected: true } }
} satisfies DemoModel
