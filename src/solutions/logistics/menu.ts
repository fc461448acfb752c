import type { SolutionMenuEntry } from '../types'

declare module '../types' {
  interface SolutionTypes {
    logistics: true
  }
}

export default {
  group: 'industry',
  order: 3,
  name: { 'zh-CN': '物流', 'en-US': 'Logistics' }
} satisfies SolutionMenuEntry
