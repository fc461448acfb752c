import { m } from '~/paraglide/messages'
import type { SolutionMeta } from '../types'

export default {
  questionKinds: ['path', 'match'],
  related: ['intelligentAnswer', 'customer360', 'irc'],
  gallery: { word: m.solutions_knowledge_word, question: m.solutions_knowledge_question, text: m.solutions_knowledge_text }
} satisfies SolutionMeta
