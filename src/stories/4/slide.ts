import type { StorySlide } from '../types'

declare module '../types' {
  interface StoryIds {
    '4': true
  }
}

export default {
  order: 4,
  'zh-CN': { kind: '文档', title: '第一次使用：从入门文档开始', linkText: '阅读文档' },
  'en-US': { kind: 'Documents', title: 'First steps: begin with the getting-started guide', linkText: 'Read the guide' }
} satisfies StorySlide
