import type { ReportEntry } from '../types'
import type { LdbcCopy } from './types'

declare module '../types' {
  interface ReportPages {
    ldbc: { copy: LdbcCopy }
  }
}

export default {
  order: 1,
  name: { 'zh-CN': 'LDBC SNB 社交网络基准', 'en-US': 'LDBC SNB Interactive benchmark' },
  about: {
    'zh-CN': '经审计的社交网络基准：吞吐量比对照成绩高70%，操作全部准时',
    'en-US': 'Audited social-network benchmark: throughput 70% above the comparison result, no late operations'
  },
  systems: []
} satisfies ReportEntry
