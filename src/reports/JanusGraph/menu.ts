import type { ReportEntry } from '../types'

declare module '../types' {
  interface ReportPages {
    JanusGraph: { copy: ComparisonCopy }
  }
}

export default {
  order: 5,
  name: { 'zh-CN': '与JanusGraph的对比', 'en-US': 'Comparison with JanusGraph' },
  about: { 'zh-CN': '同一方法，对方用Gremlin', 'en-US': 'The same method, with JanusGraph in Gremlin' },
  systems: ['janusgraph']
} satisfies ReportEntry
