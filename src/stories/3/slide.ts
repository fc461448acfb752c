import type { StorySlide } from '../types'

declare module '../types' {
  interface StoryIds {
    '3': true
  }
}

export default {
  'zh-CN': { kind: '方案', title: '三种图查询：环、路径、影响范围', linkText: '查看查询' },
  'en-US': { kind: 'Solutions', title: 'Three common graph queries: ring, path and impact', linkText: 'See the queries' }
} satisfies StorySlide
