import type { ReportEntry } from '../types'

declare module '../types' {
  interface ReportPages {
    enterprise: { copy: ComparisonCopy }
  }
}

export default {
  order: 7,
  name: { 'zh-CN': '企业报告：集群', 'en-US': 'Enterprise report: a cluster' },
  about: {
    'zh-CN': '在集群上测试：并发、分区与写入',
    'en-US': 'What an enterprise measures on a cluster: users, partitions, writes'
  },
  systems: ['galaxy-standard', 'galaxy-advanced']
} satisfies ReportEntry
