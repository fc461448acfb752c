import { m } from '~/paraglide/messages'
import type { SolutionMeta } from '../types'

export default {
  questionKinds: ['path', 'ring'],
  related: ['launder', 'fraud', 'supplychain'],
  gallery: { word: m.solutions_credit_word, question: m.solutions_credit_question, text: m.solutions_credit_text }
} satisfies SolutionMeta
