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
    'zh-CN': { name: '从审核单户，到识别团伙', text: '账户审核团队：找出转账环，核对环上共用的设备和电话。' },
    'en-US': {
      name: 'Review fraud rings, not single accounts',
      text: 'An account review team finds rings of transfers, then checks the devices and phones shared on them.'
    }
  }
} satisfies CaseMeta
