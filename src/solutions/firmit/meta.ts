import { m } from '~/paraglide/messages'
import type { SolutionMeta } from '../types'

export default {
  questionKinds: ['reach', 'match'],
  related: ['amc', 'power', 'response'],
  gallery: { word: m.solutions_firmit_word, question: m.solutions_firmit_question, text: m.solutions_firmit_text }
} satisfies SolutionMeta
