import type { SolutionMeta } from '../types'

export default {
  asks: ['reach', 'path'],
  related: ['logistics', 'response', 'supplychain'],
  demo: 'power',
  gallery: {
    'zh-CN': { word: '电力调度', question: '断一条支路，谁会停电？', text: '在IEEE 14节点网络上逐条、逐对断开，数出影响。' },
    'en-US': {
      word: 'Power grid',
      question: 'A branch fails: who goes dark?',
      text: 'On the IEEE 14-bus network, open branches one by one and two by two, and count.'
    }
  }
} satisfies SolutionMeta
