import { m } from '~/paraglide/messages'
import type { SolutionMeta } from '../types'

export default {
  questionKinds: ['reach', 'path'],
  related: ['logistics', 'response', 'supplychain'],
  gallery: { word: m.solutions_power_word, question: m.solutions_power_question, text: m.solutions_power_text }
} satisfies SolutionMeta
