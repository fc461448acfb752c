import type { DemoModel } from '../types'

export default {
  vertices: {
    project: { shape: 'diamond', size: 9 },
    direct: { shape: 'square', size: 5 },
    package: { shape: 'circle', size: 4 }
  },
  edges: { needs: { isDirected: true } }
} satisfies DemoModel
