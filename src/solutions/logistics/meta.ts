import { m } from '~/paraglide/messages'
import type { SolutionMeta } from '../types'

export default {
  questionKinds: ['path', 'reach'],
  related: ['power', 'supplychain', 'response'],
  gallery: { word: m.solutions_logistics_word, question: m.solutions_logistics_question, text: m.solutions_logistics_text }
} satisfies SolutionMeta
