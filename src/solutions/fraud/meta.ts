import type { SolutionMeta } from '../types'

export default {
  asks: ['ring', 'component'],
  related: ['launder', 'credit', 'amc'],
  gallery: {
    'zh-CN': { word: '反欺诈', question: '哪些账户属于同一团伙？', text: '从共用设备和电话找到首尾相接的转账环。' },
    'en-US': {
      word: 'Anti-fraud',
      question: 'Which accounts form a fraud ring?',
      text: 'Connect shared devices and phones to transfers that close a ring.'
    }
  }
} satisfies SolutionMeta
