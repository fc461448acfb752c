import type { DemoMeta } from '../types'

export default {
  question: { 'zh-CN': '谁控制这家公司？', 'en-US': 'Who controls this company?' },
  solutions: ['credit'],
  subject: { 'zh-CN': '持股与控制', 'en-US': 'shares and control' },
  document: { id: 11, anchor: 'variable-length' },
  data: {
    origin: 'generated',
    seed: 20166,
    generator: 'scripts/demos/credit.ts',
    license: 'CC0-1.0'
  }
} satisfies DemoMeta
