import type { StorySlide } from '../types'

declare module '../types' {
  interface StoryIds {
    '1': true
  }
}

export default {
  'zh-CN': { kind: '报告', title: '经审计的社交网络基准测试：吞吐量提升70%', linkText: '查看结果' },
  'en-US': { kind: 'Report', title: 'Audited social-network benchmark: 70% more throughput', linkText: 'See the results' }
} satisfies StorySlide
