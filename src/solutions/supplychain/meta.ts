import type { SolutionMeta } from '../types'

export default {
  asks: ['reach'],
  related: ['logistics', 'power', 'response'],
  demo: 'supplychain',
  gallery: {
    'zh-CN': { word: '供应链', question: '一家停供，多久停到我？', text: '沿物料清单往下走，用库存天数算出停线的日子。' },
    'en-US': {
      word: 'Supply chain',
      question: 'A supplier stops: when do we?',
      text: 'Walk down the bill of materials and let the days of stock tell when each line stops.'
    }
  }
} satisfies SolutionMeta
