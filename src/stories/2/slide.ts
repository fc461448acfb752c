import type { StorySlide } from '../types'

declare module '../types' {
  interface StoryIds {
    '2': true
  }
}

export default {
  'zh-CN': { kind: '版本', title: '四个版本：从免费的单机学习到分区存储的企业部署', linkText: '对比版本' },
  'en-US': {
    kind: 'Editions',
    title: 'Four editions, from free learning to partitioned storage',
    linkText: 'Compare editions'
  }
} satisfies StorySlide
