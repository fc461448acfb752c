import type { SolutionMeta } from '../types'

export default {
  asks: ['component', 'path'],
  related: ['knowledge', 'irc', 'social'],
  gallery: {
    'zh-CN': { word: '客户360', question: '几个系统里的，是同一个人吗？', text: '沿共用的电话、证件、设备，把记录归到一人。' },
    'en-US': {
      word: 'Customer 360',
      question: 'Four records: is it one person?',
      text: 'Shared phones, documents and devices bring the records of one person together.'
    }
  }
} satisfies SolutionMeta
