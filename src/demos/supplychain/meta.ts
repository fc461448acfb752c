import { m } from '~/paraglide/messages'
import type { DemoMeta } from '../types'

export default {
  question: m.demos_supplychain_question,
  solutions: ['supplychain', 'firmit'],
  subject: m.demos_supplychain_subject,
  document: { id: 18, anchor: 'betweenness' },
  data: {
    origin: 'generated',
    seed: 20167,
    generator: 'scripts/demos/supplychain.ts',
    license: 'CC0-1.0'
  }
} satisfies DemoMeta
