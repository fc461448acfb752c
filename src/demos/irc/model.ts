import type { DemoModel } from '../types'

export default {
  vertices: {
    person: { shape: 'circle', size: 5 },
    book: { shape: 'diamond', size: 5 },
    subject: { shape: 'square', size: 6 }
  },
  edges: { borrowed: { isDirected: false }, about: { isDirected: false } }
} satisfies DemoModel
