import type { SolutionMeta } from '../types'

export default {
  asks: ['path', 'ring'],
  related: ['launder', 'fraud', 'supplychain'],
  demo: 'credit',
  gallery: {
    'zh-CN': { word: '企业授信', question: '这家企业，最终谁说了算？', text: '沿持股向上相乘，找到实际控制人和关联担保。' },
    'en-US': {
      word: 'Credit',
      question: 'Who decides in this company?',
      text: 'Multiply shares on the way up to find who controls it, and who vouches for whom.'
    }
  }
} satisfies SolutionMeta
