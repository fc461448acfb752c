import type { SolutionMenuEntry } from '../types'

declare module '../types' {
  interface SolutionTypes {
    irc: true
  }
}

export default {
  group: 'operations',
  order: 2,
  name: { 'zh-CN': '推荐', 'en-US': 'Recommendation' }
} satisfies SolutionMenuEntry
