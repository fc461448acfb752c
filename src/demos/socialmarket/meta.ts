import { m } from '~/paraglide/messages'
import type { DemoMeta } from '../types'

export default {
  question: m.demos_socialmarket_question,
  solutions: ['social'],
  subject: m.demos_socialmarket_subject,
  document: { id: 18, anchor: 'louvain' },
  data: {
    origin: 'generated',
    seed: 20163,
    generator: 'scripts/demos/socialmarket.ts',
    license: 'CC0-1.0'
  }
} satisfies DemoMeta
