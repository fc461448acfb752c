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
    'zh-CN': { name: '名册三个人，拍板是谁', text: '企业授信团队：持股一层层接上去，找到最终控制人。' },
    'en-US': {
      name: 'Three shareholders, one decision',
      text: 'A corporate lending team follows shareholdings up to the person who controls.'
    }
  }
} satisfies CaseMeta
