import type { DemoMenuEntry } from '../types'

declare module '../types' {
  interface DemoTypes {
    supplychain: true
  }
}

export default {
  order: 7,
  isInNavigation: false,
  name: { 'zh-CN': '供应链演示', 'en-US': 'Supply chain demo' }
} satisfies DemoMenuEntry
