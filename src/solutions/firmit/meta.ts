import type { SolutionMeta } from '../types'

export default {
  asks: ['reach', 'match'],
  related: ['amc', 'power', 'response'],
  gallery: {
    'zh-CN': { word: 'IT管理', question: '告警一片，根子在哪？', text: '沿依赖关系往下走，找到能解释全部告警的一处。' },
    'en-US': {
      word: 'IT',
      question: 'So many alarms: what is the cause?',
      text: 'Walk down the dependencies to the one place that explains all of them.'
    }
  }
} satisfies SolutionMeta
