import type { SolutionMeta } from '../types'

export default {
  asks: ['reach'],
  related: ['logistics', 'power', 'response'],
  gallery: {
    'zh-CN': {
      word: '供应链',
      question: '断供后，产线哪天停？',
      text: '沿物料清单向下游遍历，按库存天数算出各产线停产日期。'
    },
    'en-US': {
      word: 'Supply chain',
      question: 'When will production lines stop?',
      text: 'Traverse the bill of materials from the supplier that stops, and compute from stock the day each line halts.'
    }
  }
} satisfies SolutionMeta
