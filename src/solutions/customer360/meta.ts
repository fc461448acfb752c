import { m } from '~/paraglide/messages'
import type { SolutionMeta } from '../types'

export default {
  questionKinds: ['component', 'path'],
  related: ['knowledge', 'irc', 'social'],
  gallery: { word: m.solutions_customer360_word, question: m.solutions_customer360_question, text: m.solutions_customer360_text }
} satisfies SolutionMeta
