import type { TabEntry } from '../types'

declare module '../types' {
  interface TabIds {
    index: true
  }
}

export default {
  order: 1,
  name: { 'zh-CN': '是什么', 'en-US': 'What it is' }
} satisfies TabEntry
