import type { SolutionMeta } from '../types'

export default {
  asks: ['match', 'path'],
  related: ['knowledge', 'customer360', 'firmit'],
  gallery: {
    'zh-CN': { word: '智能问答', question: '一句话问，怎样答得有据？', text: '把问句对到图上，走出答案，附上走过的边。' },
    'en-US': {
      word: 'Answers',
      question: 'Can an answer show its grounds?',
      text: 'The question is laid onto the graph; the answer comes with the edges that lead to it.'
    }
  }
} satisfies SolutionMeta
