import type { DemoMeta } from '../types'

export default {
  question: { 'zh-CN': '为什么推荐这本书？', 'en-US': 'Why is this book recommended?' },
  solutions: ['irc'],
  subject: { 'zh-CN': '图书推荐', 'en-US': 'book recommendations' },
  document: { id: 18, anchor: 'pagerank' },
  data: {
    origin: 'generated',
    seed: 20168,
    generator: 'scripts/demos/irc.ts',
    license: 'CC0-1.0'
  }
} satisfies DemoMeta
