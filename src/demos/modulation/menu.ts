import type { DemoMenuEntry } from '../types'

declare module '../types' {
  interface DemoTypes {
    modulation: true
  }
}

export default {
  order: 4,
  isInNavigation: true,
  name: { 'zh-CN': '故障转供演示', 'en-US': 'Supply restoration demo' }
} satisfies DemoMenuEntry
