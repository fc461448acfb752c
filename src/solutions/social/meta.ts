import type { SolutionMeta } from '../types'

export default {
  asks: ['center', 'reach'],
  related: ['irc', 'customer360', 'fraud'],
  gallery: {
    'zh-CN': { word: '社交营销', question: '谁连接着不同的社区？', text: '按介数中心性而不是粉丝数，找到信息传播的关键人。' },
    'en-US': {
      word: 'Social',
      question: 'Who connects the communities?',
      text: 'Rank people by betweenness centrality, not by followers.'
    }
  }
} satisfies SolutionMeta
