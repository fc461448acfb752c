import type { CaseMeta } from '../types'

declare module '../types' {
  interface CaseIds {
    'shared-devices': true
  }
}

export default {
  order: 1,
  industry: 'finance',
  solution: 'fraud',
  kind: 'ring',
  list: {
    'zh-CN': { name: '从审核单户，到识别团伙', text: '账户审核团队：沿共用设备找到首尾相接的转账。' },
    'en-US': {
      name: 'Review fraud rings, not single accounts',
      text: 'An account review team connects shared devices to transfers that close a ring.'
    }
  }
} satisfies CaseMeta
