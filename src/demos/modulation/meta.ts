import { m } from '~/paraglide/messages'
import type { DemoMeta } from '../types'

export default {
  question: m.demos_modulation_question,
  solutions: ['power'],
  subject: m.demos_modulation_subject,
  document: { id: 19, anchor: 'weighted' },
  data: {
    origin: 'published',
    seed: 57,
    generator: 'scripts/demos/modulation.ts',
    license: 'CC-BY-4.0',
    author: 'Richard D. Christie',
    address: 'https://github.com/power-grid-lib/pglib-opf'
  }
} satisfies DemoMeta
