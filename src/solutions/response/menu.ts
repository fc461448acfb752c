import type { SolutionMenuEntry } from '../types'

declare module '../types' {
  interface SolutionTypes {
    response: true
  }
}

export default {
  group: 'industry',
  order: 4,
  name: { 'zh-CN': '应急响应', 'en-US': 'Emergency response' }
} satisfies SolutionMenuEntry
