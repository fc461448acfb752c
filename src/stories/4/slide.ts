import type { StorySlide } from '../types'

declare module '../types' {
  interface StoryIds {
    '4': true
  }
}

export default {
  'zh-CN': { kind: '文档', title: '从安装到第一条查询：入门文档', linkText: '阅读文档' },
  'en-US': { kind: 'Documentation', title: 'From installation to your first query: the guide', linkText: 'Read the guide' }
} satisfies StorySlide
