import type { DemoMenuEntry } from '../types'

declare module '../types' {
  interface DemoTypes {
    irc: true
  }
}

export default {
  order: 8,
  isInNavigation: false,
  name: { 'zh-CN': '推荐演示', 'en-US': 'Recommendation demo' }
} satisfies DemoMenuEntry
