import type { SolutionMeta } from '../types'

export default {
  asks: ['component', 'path'],
  related: ['knowledge', 'irc', 'social'],
  gallery: {
    'zh-CN': {
      word: '客户360',
      question: '这几条记录是同一位客户吗？',
      text: '按共用的电话、邮箱和设备，归并各系统中同一客户的记录。'
    },
    'en-US': {
      word: 'Customer 360',
      question: 'Are these records one customer?',
      text: 'Merge records from several systems by shared phones, emails and devices.'
    }
  }
} satisfies SolutionMeta
