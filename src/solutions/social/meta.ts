import type { SolutionMeta } from '../types'

export default {
  asks: ['center', 'reach'],
  related: ['irc', 'customer360', 'fraud'],
  demo: 'socialmarket',
  gallery: {
    'zh-CN': { word: '社交营销', question: '谁连着几个圈子？', text: '算介数而不是数粉丝，找到消息必经的人。' },
    'en-US': {
      word: 'Social',
      question: 'Who holds the circles together?',
      text: 'Betweenness, not followers, finds the people whom news has to pass.'
    }
  }
} satisfies SolutionMeta
