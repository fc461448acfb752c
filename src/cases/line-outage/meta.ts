import type { CaseMeta } from '../types'

declare module '../types' {
  interface CaseIds {
    'line-outage': true
  }
}

export default {
  order: 4,
  industry: 'energy',
  solution: 'power',
  kind: 'reach',
  list: {
    'zh-CN': { name: '检修一条线，先断给图看', text: '地区电网调度团队：停电之前，看还剩几条供电的路。' },
    'en-US': {
      name: 'Open the line on the graph first',
      text: 'A regional control room sees which ways of supply are left before it switches.'
    }
  }
} satisfies CaseMeta
