import type { ProductMenuEntry } from '../types'

export default {
  order: 5,
  name: { 'zh-CN': '为什么选这个图数据库', 'en-US': 'Why this graph database' },
  path: '/product/whychoosen'
} satisfies ProductMenuEntry
