import type { ReportEntry } from '../types'
import type { LdbcCopy } from './types'

declare module '../types' {
  interface ReportPages {
    ldbc: { copy: LdbcCopy }
  }
}

export default {
  order: 1,
  name: { 'zh-CN': 'LDBC SNB 社交网络基准', 'en-US': 'LDBC SNB interactive benchmark' },
  about: {
    'zh-CN': '经审计的社交网络基准：吞吐量提升70%，无超时操作',
    'en-US': 'Audited social-network benchmark: 70% more throughput, no late operations'
  },
  systems: []
} satisfies ReportEntry
