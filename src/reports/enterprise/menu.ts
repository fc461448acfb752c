import type { ReportEntry } from '../types'

declare module '../types' {
  interface ReportPages {
    enterprise: { copy: ComparisonCopy }
  }
}

export default {
  order: 7,
  name: { 'zh-CN': '企业版报告：集群', 'en-US': 'Enterprise editions on a cluster' },
  about: {
    'zh-CN': '同一方法，在集群上测试企业版',
    'en-US': 'The same method, with the enterprise editions on a cluster'
  },
  systems: ['galaxy-standard', 'galaxy-advanced']
} satisfies ReportEntry
