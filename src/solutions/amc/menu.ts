import type { SolutionMenuEntry } from '../types'

declare module '../types' {
  interface SolutionTypes {
    amc: true
  }
}

export default {
  group: 'operations',
  order: 3,
  name: { 'zh-CN': '身份与访问管理', 'en-US': 'Identity and access management' }
} satisfies SolutionMenuEntry
