import type { SolutionMeta } from '../types'

export default {
  asks: ['match', 'path'],
  related: ['knowledge', 'customer360', 'firmit'],
  gallery: {
    'zh-CN': { word: '智能问答', question: '怎样让回答有据可查？', text: '在图上匹配问句中的实体，答案附上依据的边。' },
    'en-US': {
      word: 'Q&A',
      question: 'Can an answer show its evidence?',
      text: 'Match the question’s entities in the graph and return the edges behind the answer.'
    }
  }
} satisfies SolutionMeta
