import type { SolutionMeta } from '../types'

export default {
  asks: ['path', 'match'],
  related: ['social', 'customer360', 'knowledge'],
  demo: 'irc',
  gallery: {
    'zh-CN': { word: '推荐', question: '他还会喜欢什么，为什么？', text: '沿共同的选择走两跳，推荐附得出理由。' },
    'en-US': {
      word: 'Recommend',
      question: 'What else would she like, and why?',
      text: 'Two hops along choices that are shared, and a reason for each suggestion.'
    }
  }
} satisfies SolutionMeta
