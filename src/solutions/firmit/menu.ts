import type { SolutionMenuEntry } from '../types'

declare module '../types' {
  interface SolutionTypes {
    firmit: true
  }
}

export default {
  group: 'operations',
  order: 4,
  name: { 'zh-CN': 'IT管理', 'en-US': 'IT management' }
} satisfies SolutionMenuEntry
