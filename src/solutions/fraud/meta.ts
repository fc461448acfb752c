import type { SolutionMeta } from '../types'

export default {
  asks: ['ring', 'component'],
  related: ['launder', 'credit', 'amc'],
  demo: 'antifraud',
  gallery: {
    'zh-CN': { word: '反欺诈', question: '哪些账户其实是一伙？', text: '共用的设备把账户连起来，资金环给出结论。' },
    'en-US': {
      word: 'Anti-fraud',
      question: 'Which accounts belong together?',
      text: 'Shared devices join accounts; a ring of transfers settles it.'
    }
  }
} satisfies SolutionMeta
