import type { DemoModel } from '../types'

export default {
  vertices: {
    account: { shape: 'circle', size: 6 },
    device: { shape: 'square', size: 5 },
    phone: { shape: 'triangle', size: 5 }
  },
  edges: {
    uses: { isDirected: false },
    registered: { isDirected: false },
    transferred: { isDirected: true }
  }
} satisfies DemoModel
