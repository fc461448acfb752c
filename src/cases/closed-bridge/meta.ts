import type { CaseMeta } from '../types'

declare module '../types' {
  interface CaseIds {
    'closed-bridge': true
  }
}

export default {
  order: 5,
  industry: 'transport',
  solution: 'logistics',
  kind: 'path',
  list: {
    'zh-CN': { name: '桥封了，车已经在路上', text: '城市配送团队：路况写在边上，封路之后重新走一遍。' },
    'en-US': {
      name: 'The bridge is closed, the van is on its way',
      text: 'A city delivery team keeps road states on edges and walks the network anew.'
    }
  }
} satisfies CaseMeta
