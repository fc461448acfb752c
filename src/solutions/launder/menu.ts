import type { SolutionMenuEntry } from '../types'

declare module '../types' {
  interface SolutionTypes {
    launder: true
  }
}

export default {
  group: 'finance',
  order: 2,
  name: { 'zh-CN': '反洗钱', 'en-US': 'Anti-money laundering' }
} satisfies SolutionMenuEntry
