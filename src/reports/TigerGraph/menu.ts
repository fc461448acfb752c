import type { ReportEntry } from '../types'

declare module '../types' {
  interface ReportPages {
    TigerGraph: { copy: ComparisonCopy }
  }
}

export default {
  order: 4,
  name: { 'zh-CN': '与TigerGraph的对比', 'en-US': 'Comparison with TigerGraph' },
  about: { 'zh-CN': '同一方法，对方用GSQL', 'en-US': 'The same method, with TigerGraph in GSQL' },
  systems: ['tigergraph']
} satisfies ReportEntry
