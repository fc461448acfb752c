import type { ReportEntry } from '../types'

declare module '../types' {
  interface ReportPages {
    Neo4j: { copy: ComparisonCopy }
  }
}

export default {
  order: 2,
  name: { 'zh-CN': '与Neo4j的对比', 'en-US': 'Comparison with Neo4j' },
  about: {
    'zh-CN': '多跳、最短路径、PageRank、并发与新增顶点',
    'en-US': 'k-hop, shortest path, PageRank, concurrency, added vertices'
  },
  systems: ['neo4j']
} satisfies ReportEntry
