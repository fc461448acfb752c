import type { DemoMeta } from '../types'

export default {
  solutions: ['launder'],
  subject: { 'zh-CN': '资金去向', 'en-US': 'where money ends up' },
  document: { id: 30, anchor: 'find' },
  data: {
    origin: 'generated',
    seed: 20165,
    generator: 'scripts/demos/launder.ts',
    license: 'CC0-1.0'
  }
} satisfies DemoMeta
