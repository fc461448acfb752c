import type { StorySlide } from '../types'

declare module '../types' {
  interface StoryIds {
    '1': true
  }
}

export default {
  'zh-CN': { kind: '报告', title: '经审计的基准测试：吞吐量比对照成绩高70%', linkText: '查看结果' },
  'en-US': { kind: 'Report', title: 'Audited benchmark: throughput 70% above the comparison', linkText: 'See the results' }
} satisfies StorySlide
