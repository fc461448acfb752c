import { m } from '~/paraglide/messages'
import type { SolutionMeta } from '../types'

export default {
  questionKinds: ['path', 'reach'],
  related: ['firmit', 'fraud', 'launder'],
  gallery: { word: m.solutions_amc_word, question: m.solutions_amc_question, text: m.solutions_amc_text }
} satisfies SolutionMeta
