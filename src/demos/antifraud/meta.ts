import { m } from '~/paraglide/messages'
import type { DemoMeta } from '../types'

export default {
  question: m.demos_antifraud_question,
  solutions: ['fraud'],
  subject: m.demos_antifraud_subject,
  document: { id: 18, anchor: 'components' },
  data: {
    origin: 'generated',
    seed: 20161,
    generator: 'scripts/demos/antifraud.ts',
    license: 'CC0-1.0'
  }
} satisfies DemoMeta
