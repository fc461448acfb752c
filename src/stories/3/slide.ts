import type { StorySlide } from '../types'

declare module '../types' {
  interface StoryIds {
    '3': true
  }
}

export default {
  order: 3,
  'zh-CN': { kind: '方案', title: '九类业务问题，各有各的图形', linkText: '浏览图形' },
  'en-US': { kind: 'Solutions', title: 'Nine business problems, each with its own shape', linkText: 'See the shapes' }
} satisfies StorySlide
