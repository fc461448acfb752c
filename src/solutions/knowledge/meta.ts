import type { SolutionMeta } from '../types'

export default {
  asks: ['path', 'match'],
  related: ['intelligentAnswer', 'customer360', 'irc'],
  gallery: {
    'zh-CN': {
      word: '知识图谱',
      question: '文档里有哪些事实，出处在哪？',
      text: '从句子抽取事实、合并同名实体，每条事实都能回到原文。'
    },
    'en-US': {
      word: 'Knowledge',
      question: 'Which document states this fact?',
      text: 'Extract facts, merge entities, and trace each fact to its sentence.'
    }
  }
} satisfies SolutionMeta
