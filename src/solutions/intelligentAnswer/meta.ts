import { m } from '~/paraglide/messages'
import type { SolutionMeta } from '../types'

export default {
  questionKinds: ['match', 'path'],
  related: ['knowledge', 'customer360', 'firmit'],
  gallery: {
    word: m.solutions_intelligent_answer_word,
    question: m.solutions_intelligent_answer_question,
    text: m.solutions_intelligent_answer_text
  }
} satisfies SolutionMeta
