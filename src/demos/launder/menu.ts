import type { DemoMenuEntry } from '../types'

declare module '../types' {
  interface DemoTypes {
    launder: true
  }
}

export default {
  order: 5,
  isInNavigation: false,
  name: { 'zh-CN': '反洗钱演示', 'en-US': 'Anti-money-laundering demo' }
} satisfies DemoMenuEntry
