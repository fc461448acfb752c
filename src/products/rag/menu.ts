import type { ProductMenuEntry } from '../types'

export default {
  order: 2,
  name: { 'zh-CN': '混合检索增强生成（RAG）', 'en-US': 'Hybrid RAG' },
  path: '/graphRag'
} satisfies ProductMenuEntry
