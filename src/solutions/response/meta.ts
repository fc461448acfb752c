import type { SolutionMeta } from '../types'

export default {
  asks: ['reach', 'component'],
  related: ['power', 'logistics', 'supplychain'],
  gallery: {
    'zh-CN': {
      word: '应急响应',
      question: '爆管后先关哪几个阀门？',
      text: '从破口向外遍历，遇阀停止，再只列出供水侧须关的阀门。'
    },
    'en-US': {
      word: 'Emergency',
      question: 'Which valves isolate a burst?',
      text: 'Traverse from the break to the first valves, then list only those on the supply side to close.'
    }
  }
} satisfies SolutionMeta
