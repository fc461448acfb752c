import { m } from '~/paraglide/messages'
import type { DemoMeta } from '../types'

export default {
  question: m.demos_credit_question,
  solutions: ['credit'],
  subject: m.demos_credit_subject,
  document: { id: 11, anchor: 'variable-length' },
  data: {
    origin: 'generated',
    seed: 20166,
    generator: 'scripts/demos/credit.ts',
    license: 'CC0-1.0'
  }
} satisfies DemoMeta
