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
    'zh-CN': { name: '封桥后重新规划配送路线', text: '城市配送团队：路况记在边上，封路后重新计算最快路线。' },
    'en-US': {
      name: 'Reroute deliveries after a bridge closes',
      text: 'A city delivery team stores road conditions on edges and computes new routes after a closure.'
    }
  }
} satisfies CaseMeta
