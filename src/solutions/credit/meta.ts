import type { SolutionMeta } from '../types'

export default {
  asks: ['path', 'ring'],
  related: ['launder', 'fraud', 'supplychain'],
  gallery: {
    'zh-CN': {
      word: '企业授信',
      question: '谁是这家企业的实际控制人？',
      text: '逐层计算持股与表决权，找到实际控制人，并追查关联担保。'
    },
    'en-US': {
      word: 'Credit',
      question: 'Who controls this company?',
      text: 'Add up shares and votes across layers to find the actual controller. Trace related-party guarantees.'
    }
  }
} satisfies SolutionMeta
