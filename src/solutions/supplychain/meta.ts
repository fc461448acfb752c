import { m } from '~/paraglide/messages'
import type { SolutionMeta } from '../types'

export default {
  questionKinds: ['reach'],
  related: ['logistics', 'power', 'response'],
  gallery: { word: m.solutions_supplychain_word, question: m.solutions_supplychain_question, text: m.solutions_supplychain_text }
} satisfies SolutionMeta
