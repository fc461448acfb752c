import type { SolutionMeta } from '../types'

export default {
  asks: ['reach'],
  related: ['logistics', 'power', 'response'],
  gallery: {
    'zh-CN': {
      word: '供应链',
      question: '断供多久影响到我的产线？',
      text: '沿物料清单向下游遍历，按库存天数算出各产线停产日期。'
    },
    'en-US': {
      word: 'Supply chain',
      question: 'When will a stop reach my lines?',
      text: 'Traverse the bill of materials and compute each line’s stop day from stock.'
    }
  }
} satisfies SolutionMeta
