import type { DemoMeta } from '../types'

export default {
  question: { 'zh-CN': '选哪五个人，触达最多？', 'en-US': 'Which five people reach the most?' },
  solutions: ['social'],
  subject: { 'zh-CN': '两跳覆盖', 'en-US': 'people within two hops' },
  document: { id: 18, anchor: 'louvain' },
  data: {
    origin: 'generated',
    seed: 20163,
    generator: 'scripts/demos/socialmarket.ts',
    license: 'CC0-1.0'
  }
} satisfies DemoMeta
