import type { DemoMeta } from '../types'

export default {
  question: { 'zh-CN': '线路停运后，谁失去电源？', 'en-US': 'Who loses power after an outage?' },
  solutions: ['power'],
  subject: { 'zh-CN': 'IEEE 118节点系统', 'en-US': 'IEEE 118-bus case' },
  document: { id: 18, anchor: 'components' },
  data: {
    origin: 'published',
    seed: 118,
    generator: 'scripts/demos/power.ts',
    license: 'CC-BY-4.0',
    author: 'Richard D. Christie',
    address: 'https://github.com/power-grid-lib/pglib-opf'
  }
} satisfies DemoMeta
