import type { CaseMeta } from '../types'

declare module '../types' {
  interface CaseIds {
    'guarantee-circle': true
  }
}

export default {
  order: 2,
  industry: 'finance',
  solution: 'credit',
  kind: 'path',
  list: {
    'zh-CN': { name: '穿透持股，找到实际控制人', text: '企业授信团队：沿过半的持股合并表决权。' },
    'en-US': {
      name: 'Find the actual controller of a loan applicant',
      text: 'A corporate lending team follows majority holdings across all layers and adds up voting rights.'
    }
  }
} satisfies CaseMeta
