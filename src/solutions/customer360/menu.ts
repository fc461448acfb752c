import type { SolutionMenuEntry } from '../types'

declare module '../types' {
  interface SolutionTypes {
    customer360: true
  }
}

export default {
  group: 'featured',
  order: 3,
  name: { 'zh-CN': '客户360', 'en-US': 'Customer 360' }
} satisfies SolutionMenuEntry
