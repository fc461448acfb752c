import type { SolutionMeta } from '../types'

export default {
  asks: ['reach', 'match'],
  related: ['amc', 'power', 'response'],
  gallery: {
    'zh-CN': { word: 'IT管理', question: '大量告警，根因在哪？', text: '沿依赖关系定位能解释全部告警的部件。' },
    'en-US': {
      word: 'IT',
      question: 'Which part caused the alarms?',
      text: 'Trace dependencies to the one component that explains every alarm.'
    }
  }
} satisfies SolutionMeta
