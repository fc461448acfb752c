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
    'zh-CN': { name: '一户一户审，审不出一伙人', text: '账户审核团队：沿共用设备找到首尾相接的转账。' },
    'en-US': {
      name: 'Reviewing accounts, missing the ring',
      text: 'An account review team follows shared devices to transfers that come full circle.'
    }
  }
} satisfies CaseMeta
