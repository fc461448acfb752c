import type { SolutionMenuEntry } from '../types'

declare module '../types' {
  interface SolutionTypes {
    intelligentAnswer: true
  }
}

export default {
  group: 'featured',
  order: 2,
  name: { 'zh-CN': '智能问答', 'en-US': 'Question answering' }
} satisfies SolutionMenuEntry
