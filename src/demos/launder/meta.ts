import { m } from '~/paraglide/messages'
import type { DemoMeta } from '../types'

export default {
  question: m.demos_launder_question,
  solutions: ['launder'],
  subject: m.demos_launder_subject,
  document: { id: 30, anchor: 'find' },
  data: {
    origin: 'generated',
    seed: 20165,
    generator: 'scripts/demos/launder.ts',
    license: 'CC0-1.0'
  }
} satisfies DemoMeta
