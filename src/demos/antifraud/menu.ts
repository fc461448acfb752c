import type { DemoMenuEntry } from '../types'

declare module '../types' {
  interface DemoTypes {
    antifraud: true
  }
}

export default {
  order: 1,
  isInNavigation: true,
  name: { 'zh-CN': '反欺诈演示', 'en-US': 'Anti-fraud demo' }
} satisfies DemoMenuEntry
