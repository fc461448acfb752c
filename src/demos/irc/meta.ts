import { m } from '~/paraglide/messages'
import type { DemoMeta } from '../types'

export default {
  question: m.demos_irc_question,
  solutions: ['irc'],
  subject: m.demos_irc_subject,
  document: { id: 18, anchor: 'pagerank' },
  data: {
    origin: 'generated',
    seed: 20168,
    generator: 'scripts/demos/irc.ts',
    license: 'CC0-1.0'
  }
} satisfies DemoMeta
