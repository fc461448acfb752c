import type { SolutionMenuEntry } from '../types'

declare module '../types' {
  interface SolutionTypes {
    power: true
  }
}

export default {
  group: 'industry',
  order: 2,
  name: { 'zh-CN': '电力调度', 'en-US': 'Power dispatch' }
} satisfies SolutionMenuEntry
