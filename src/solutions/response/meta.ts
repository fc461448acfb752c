import { m } from '~/paraglide/messages'
import type { SolutionMeta } from '../types'

export default {
  questionKinds: ['reach', 'component'],
  related: ['power', 'logistics', 'supplychain'],
  gallery: { word: m.solutions_response_word, question: m.solutions_response_question, text: m.solutions_response_text }
} satisfies SolutionMeta
