import type { ReportEntry } from '../types'

declare module '../types' {
  interface ReportPages {
    NebulaGraph: { copy: ComparisonCopy }
  }
}

export default {
  order: 3,
  name: { 'zh-CN': '与NebulaGraph的对比', 'en-US': 'Comparison with NebulaGraph' },
  about: { 'zh-CN': '同一方法，对方用nGQL', 'en-US': 'The same method, with NebulaGraph in nGQL' },
  systems: ['nebulagraph']
} satisfies ReportEntry
