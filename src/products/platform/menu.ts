import type { ProductMenuEntry } from '../types'

export default {
  order: 1,
  name: { 'zh-CN': '图智能平台', 'en-US': 'Graph intelligence platform' },
  path: '/giProduct'
} satisfies ProductMenuEntry
