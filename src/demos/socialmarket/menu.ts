import type { DemoMenuEntry } from '../types'

declare module '../types' {
  interface DemoTypes {
    socialmarket: true
  }
}

export default {
  order: 3,
  isInNavigation: true,
  name: { 'zh-CN': '社交营销演示', 'en-US': 'Social marketing demo' }
} satisfies DemoMenuEntry
