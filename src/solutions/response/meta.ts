import type { SolutionMeta } from '../types'

export default {
  asks: ['reach', 'component'],
  related: ['power', 'logistics', 'supplychain'],
  gallery: {
    'zh-CN': { word: '应急响应', question: '爆管了，先关哪几个阀？', text: '从破口向外走，遇阀即停，得到最小的关阀清单。' },
    'en-US': {
      word: 'Emergency',
      question: 'A main bursts: which valves?',
      text: 'Walk outwards from the break and stop at valves: the shortest list that closes it off.'
    }
  }
} satisfies SolutionMeta
