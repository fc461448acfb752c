import type { ProductMenuEntry } from '../types'

export default {
  order: 4,
  name: { 'zh-CN': '为什么选择这个图数据库', 'en-US': 'Why choose this graph database' },
  path: '/product/whychoosen'
} satisfies ProductMenuEntry
