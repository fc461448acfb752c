import type { DemoMeta } from '../types'

export default {
  question: { 'zh-CN': '一个供应方停供，谁受影响？', 'en-US': 'What fails if a supplier stops?' },
  solutions: ['supplychain', 'firmit'],
  subject: { 'zh-CN': '软件包的依赖', 'en-US': 'software packages' },
  document: { id: 18, anchor: 'betweenness' },
  data: {
    origin: 'lockfile',
    seed: 20167,
    generator: 'scripts/demos/supplychain.ts',
    license: 'CC0-1.0'
  }
} satisfies DemoMeta
