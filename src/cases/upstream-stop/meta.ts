import type { CaseMeta } from '../types'

declare module '../types' {
  interface CaseIds {
    'upstream-stop': true
  }
}

export default {
  order: 3,
  industry: 'manufacturing',
  solution: 'supplychain',
  kind: 'reach',
  list: {
    'zh-CN': { name: '四级供应商停产，先联系谁', text: '整车厂采购团队：供应商停产，算出各产线停产日期。' },
    'en-US': {
      name: 'Tier-4 stoppage: whom to call first',
      text: 'A vehicle maker’s purchasing team computes the day each line stops.'
    }
  }
} satisfies CaseMeta
