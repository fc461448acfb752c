import type { SolutionMenuEntry } from '../types'

declare module '../types' {
  interface SolutionTypes {
    social: true
  }
}

export default {
  group: 'operations',
  order: 1,
  name: { 'zh-CN': '社交营销', 'en-US': 'Social marketing' }
} satisfies SolutionMenuEntry
