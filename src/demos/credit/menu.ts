import type { DemoMenuEntry } from '../types'

declare module '../types' {
  interface DemoTypes {
    credit: true
  }
}

export default {
  order: 6,
  isInNavigation: false,
  name: { 'zh-CN': '企业授信演示', 'en-US': 'Corporate credit demo' }
} satisfies DemoMenuEntry
