import type { TabEntry } from '../types'

declare module '../types' {
  interface TabIds {
    fit: true
  }
}

export default {
  order: 3,
  name: { 'zh-CN': '何时用', 'en-US': 'When to use it' }
} satisfies TabEntry
