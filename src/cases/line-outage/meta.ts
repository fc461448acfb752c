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
    'zh-CN': { name: '线路检修前，先推演停电影响', text: '地区电网调度团队：停电之前，查清剩余的供电路径。' },
    'en-US': {
      name: 'Check an outage before you switch',
      text: 'A regional control room finds the remaining supply paths before it switches.'
    }
  }
} satisfies CaseMeta
