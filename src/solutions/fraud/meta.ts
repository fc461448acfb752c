import type { SolutionMeta } from '../types'

export default {
  asks: ['ring', 'component'],
  related: ['launder', 'credit', 'amc'],
  gallery: {
    'zh-CN': { word: '反欺诈', question: '哪些账户属于同一团伙？', text: '找出首尾相接的转账，再核对环上共用的设备和电话。' },
    'en-US': {
      word: 'Anti-fraud',
      question: 'Which accounts form a fraud ring?',
      text: 'Find transfers that close a ring, then check the devices and phones shared by its accounts.'
    }
  }
} satisfies SolutionMeta
