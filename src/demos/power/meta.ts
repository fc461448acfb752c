import { m } from '~/paraglide/messages'
import type { DemoMeta } from '../types'

export default {
  question: m.demos_power_question,
  solutions: ['power'],
  subject: m.demos_power_subject,
  document: { id: 18, anchor: 'components' },
  data: {
    origin: 'published',
    seed: 118,
    generator: 'scripts/demos/power.ts',
    license: 'CC-BY-4.0',
    author: 'Richard D. Christie',
    address: 'https://github.com/power-grid-lib/pglib-opf'
  }
} satisfies DemoMeta
