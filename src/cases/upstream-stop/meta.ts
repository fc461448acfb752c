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
    'zh-CN': { name: '四级外停了，电话打给谁', text: '整车厂采购团队：一家停供，算出哪天停到自己。' },
    'en-US': {
      name: 'Four tiers up, a plant stops. Whom to call?',
      text: 'A vehicle maker’s purchasing team works out the day on which its own lines stop.'
    }
  }
} satisfies CaseMeta
