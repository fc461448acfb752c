import type { SolutionMenuEntry } from '../types'

declare module '../types' {
  interface SolutionTypes {
    fraud: true
  }
}

export default {
  group: 'finance',
  order: 1,
  name: { 'zh-CN': '反欺诈', 'en-US': 'Anti-fraud' }
} satisfies SolutionMenuEntry
