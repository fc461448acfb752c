import type { SolutionMeta } from '../types'

export default {
  asks: ['path', 'match'],
  related: ['intelligentAnswer', 'customer360', 'irc'],
  gallery: {
    'zh-CN': { word: '知识图谱', question: '文档里说了什么，出处在哪？', text: '从句子抽出事实，同名归一，每条都能回到原文。' },
    'en-US': {
      word: 'Knowledge',
      question: 'What do our documents say?',
      text: 'Facts are taken from sentences, names are made one, and each leads back to its source.'
    }
  }
} satisfies SolutionMeta
