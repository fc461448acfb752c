import type { DemoMeta } from '../types'

export default {
  question: { 'zh-CN': '哪些共用设备暴露团伙？', 'en-US': 'Which shared devices hide a ring?' },
  solutions: ['fraud'],
  subject: { 'zh-CN': '共用设备与资金环', 'en-US': 'shared devices and transfers' },
  document: { id: 18, anchor: 'components' },
  data: {
    origin: 'generated',
    seed: 20161,
    generator: 'scripts/demos/antifraud.ts',
    license: 'CC0-1.0'
  }
} satisfies DemoMeta
