import type { SolutionMeta } from '../types'

export default {
  asks: ['path', 'reach'],
  related: ['firmit', 'fraud', 'launder'],
  gallery: {
    'zh-CN': { word: '身份与访问', question: '谁能访问这份数据？', text: '沿用户组、角色和授权找出全部访问路径，定位多余授权。' },
    'en-US': {
      word: 'Identity',
      question: 'Who can access this data?',
      text: 'List every access path through groups, roles and grants, and find the one to revoke.'
    }
  }
} satisfies SolutionMeta
