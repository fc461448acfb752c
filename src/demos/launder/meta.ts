import type { DemoMeta } from '../types'

export default {
  question: { 'zh-CN': '这笔资金最终到了哪里？', 'en-US': 'Where did this money end up?' },
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
