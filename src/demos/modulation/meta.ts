import type { DemoMeta } from '../types'

export default {
  question: { 'zh-CN': '合上哪个开关恢复供电？', 'en-US': 'Which switch restores supply?' },
  solutions: ['power'],
  subject: { 'zh-CN': '故障转供', 'en-US': 'switches after a fault' },
  document: { id: 19, anchor: 'weighted' },
  data: {
    origin: 'published',
    seed: 57,
    generator: 'scripts/demos/modulation.ts',
    license: 'CC-BY-4.0',
    author: 'Richard D. Christie',
    address: 'https://github.com/power-grid-lib/pglib-opf'
  }
} satisfies DemoMeta
