import type { SolutionMeta } from '../types'

export default {
  asks: ['path', 'reach'],
  related: ['fraud', 'credit', 'amc'],
  gallery: {
    'zh-CN': { word: '反洗钱', question: '分散转出的资金最终归集到哪？', text: '按时间先后追踪资金，找到归集账户。' },
    'en-US': {
      word: 'AML',
      question: 'Where does split money end up?',
      text: 'Trace transfers in time order to the account that collects the money.'
    }
  }
} satisfies SolutionMeta
