import type { SolutionMeta } from '../types'

export default {
  asks: ['path', 'match'],
  related: ['social', 'customer360', 'knowledge'],
  gallery: {
    'zh-CN': { word: '推荐', question: '还可以推荐什么，理由是什么？', text: '从共同选择出发，遍历两跳，每条推荐都附理由。' },
    'en-US': {
      word: 'Recommend',
      question: 'What should I recommend, and why?',
      text: 'Traverse two hops from shared choices; every suggestion carries its reason.'
    }
  }
} satisfies SolutionMeta
