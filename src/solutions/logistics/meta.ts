import type { SolutionMeta } from '../types'

export default {
  asks: ['path', 'reach'],
  related: ['power', 'supplychain', 'response'],
  gallery: {
    'zh-CN': { word: '物流', question: '封路后，怎样重新规划路线？', text: '按行车时间计算最短路径，封路后立即改道。' },
    'en-US': {
      word: 'Logistics',
      question: 'What is the fastest open route?',
      text: 'Find the open route with the shortest travel time, and recompute it after every closure.'
    }
  }
} satisfies SolutionMeta
