import type { SolutionMenuEntry } from '../types'

declare module '../types' {
  interface SolutionTypes {
    supplychain: true
  }
}

export default {
  group: 'industry',
  order: 1,
  name: { 'zh-CN': '供应链', 'en-US': 'Supply chain' }
} satisfies SolutionMenuEntry
