import type { SolutionMeta } from '../types'

export default {
  asks: ['path', 'reach'],
  related: ['fraud', 'credit', 'amc'],
  demo: 'launder',
  gallery: {
    'zh-CN': { word: '反洗钱', question: '拆散的钱最后去了哪？', text: '按时间先后追踪，看它在哪个账户归集。' },
    'en-US': {
      word: 'Laundering',
      question: 'Where does split money end?',
      text: 'Follow it in the order of time to the account that gathers it.'
    }
  }
} satisfies SolutionMeta
