import type { ProductMenuEntry } from '../types'

export default {
  order: 3,
  name: { 'zh-CN': 'AI算力一体机', 'en-US': 'AI compute appliance' },
  path: '/integrated'
} satisfies ProductMenuEntry
