import type { SolutionMenuEntry } from '../types'

declare module '../types' {
  interface SolutionTypes {
    credit: true
  }
}

export default {
  group: 'finance',
  order: 3,
  name: { 'zh-CN': '企业授信', 'en-US': 'Corporate credit' }
} satisfies SolutionMenuEntry
