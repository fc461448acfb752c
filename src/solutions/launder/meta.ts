import { m } from '~/paraglide/messages'
import type { SolutionMeta } from '../types'

export default {
  questionKinds: ['path', 'reach'],
  related: ['fraud', 'credit', 'amc'],
  gallery: { word: m.solutions_launder_word, question: m.solutions_launder_question, text: m.solutions_launder_text }
} satisfies SolutionMeta
