import { m } from '~/paraglide/messages'
import type { SolutionMeta } from '../types'

export default {
  questionKinds: ['center', 'reach'],
  related: ['irc', 'customer360', 'fraud'],
  gallery: { word: m.solutions_social_word, question: m.solutions_social_question, text: m.solutions_social_text }
} satisfies SolutionMeta
