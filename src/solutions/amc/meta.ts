import type { SolutionMeta } from '../types'

export default {
  asks: ['path', 'reach'],
  related: ['firmit', 'fraud', 'launder'],
  gallery: {
    'zh-CN': { word: '身份与访问', question: '谁能打开这份数据，凭什么？', text: '沿组、角色、授权走到底，找出多余的那条路。' },
    'en-US': {
      word: 'Access',
      question: 'Who can open this record, and how?',
      text: 'Groups, roles and grants to the end, and the one way that nobody meant.'
    }
  }
} satisfies SolutionMeta
