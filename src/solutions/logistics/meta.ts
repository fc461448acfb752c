import type { SolutionMeta } from '../types'

export default {
  asks: ['path', 'reach'],
  related: ['power', 'supplychain', 'response'],
  gallery: {
    'zh-CN': { word: '物流', question: '路断了，货从哪走？', text: '按行车时间找最短路径，封路后立刻改道。' },
    'en-US': {
      word: 'Logistics',
      question: 'The road is closed. Which way now?',
      text: 'The fastest way by minutes, and another one as soon as a road is closed.'
    }
  }
} satisfies SolutionMeta
