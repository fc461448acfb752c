import type { ReportEntry } from '../types'

declare module '../types' {
  interface ReportPages {
    developer: { copy: ComparisonCopy }
  }
}

export default {
  order: 6,
  name: { 'zh-CN': '开发者报告：单台服务器', 'en-US': 'Developer report: one server' },
  about: { 'zh-CN': '在单台服务器上自行测试的方法', 'en-US': 'What a developer measures on one server' },
  systems: ['galaxy-free', 'galaxy-paid']
} satisfies ReportEntry
