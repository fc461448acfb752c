import type { StorySlide } from '../types'

declare module '../types' {
  interface StoryIds {
    '3': true
  }
}

export default {
  'zh-CN': { kind: '方案', title: '九类业务问题，各有对应的图结构', linkText: '查看方案' },
  'en-US': { kind: 'Solutions', title: 'Nine business problems solved with graph queries', linkText: 'See the solutions' }
} satisfies StorySlide
