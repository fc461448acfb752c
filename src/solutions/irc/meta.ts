import { m } from '~/paraglide/messages'
import type { SolutionMeta } from '../types'

export default {
  questionKinds: ['path', 'match'],
  related: ['social', 'customer360', 'knowledge'],
  gallery: { word: m.solutions_irc_word, question: m.solutions_irc_question, text: m.solutions_irc_text }
} satisfies SolutionMeta
