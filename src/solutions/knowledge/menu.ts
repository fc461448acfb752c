import type { SolutionMenuEntry } from '../types'

declare module '../types' {
  interface SolutionTypes {
    knowledge: true
  }
}

export default {
  group: 'featured',
  order: 1,
  name: { 'zh-CN': '知识图谱', 'en-US': 'Knowledge graph' }
} satisfies SolutionMenuEntry
