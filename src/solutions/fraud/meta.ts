import { m } from '~/paraglide/messages'
import type { SolutionMeta } from '../types'

export default {
  questionKinds: ['ring', 'component'],
  related: ['launder', 'credit', 'amc'],
  gallery: { word: m.solutions_fraud_word, question: m.solutions_fraud_question, text: m.solutions_fraud_text }
} satisfies SolutionMeta
