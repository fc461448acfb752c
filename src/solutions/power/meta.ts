import type { SolutionMeta } from '../types'

export default {
  asks: ['reach', 'path'],
  related: ['logistics', 'response', 'supplychain'],
  gallery: {
    'zh-CN': {
      word: '电力调度',
      question: '支路断开，哪些母线失电？',
      text: '在IEEE 14节点网络上逐条、逐对断开支路，列出失电母线。'
    },
    'en-US': {
      word: 'Power grid',
      question: 'Which grid buses lose supply?',
      text: 'Open branches of the IEEE 14-bus network one by one and in pairs, and list the outages.'
    }
  }
} satisfies SolutionMeta
