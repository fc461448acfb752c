import type { TabEntry } from '../types'

declare module '../types' {
  interface TabIds {
    join: true
  }
}

export default {
  order: 2,
  name: { 'zh-CN': '连接与跳', 'en-US': 'Joins and hops' }
} satisfies TabEntry
