import type { DemoMenuEntry } from '../types'

declare module '../types' {
  interface DemoTypes {
    power: true
  }
}

export default {
  order: 2,
  isInNavigation: true,
  name: { 'zh-CN': '停电影响演示', 'en-US': 'Power outage demo' }
} satisfies DemoMenuEntry
