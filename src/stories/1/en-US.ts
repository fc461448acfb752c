import type { StoryCopy } from '../types'

export default {
  title: 'How 64 million operations were measured',
  description: 'How an audited benchmark was run: warm-up, measured run, a limit on late operations.',
  kicker: 'Report · Benchmark',
  headline: 'How 64 million operations were measured',
  lead: 'The social-network benchmark has rules for the warm-up, the measured run and late operations. In an audited run under these rules, none of 64 million operations was late.',
  figure: {
    caption: 'Time, to scale',
    reading: 'The outline is the warm-up, which does not count; blue is the measured run',
    alt: 'Bars: 30 minutes of warm-up, 120 minutes of measured run',
    words: ['warm-up, minutes', 'measured run, minutes']
  },
  question: 'What are the rules?',
  answer: 'Warm up, measure, limit late operations',
  ordered: true,
  parts: [
    {
      term: 'Warm up first',
      text: '30 minutes and 16 million operations that do not count, so that caches are warm and the data has settled.'
    },
    { term: 'Measured run', text: 'Two hours without a break and 64 million operations. Only this part counts.' },
    { term: 'A limit on late operations', text: 'LDBC’s rules allow 5% of operations to be late. This run had none.' },
    { term: 'An independent audit', text: 'The test was audited: method and result were checked by a third party.' }
  ],
  next: {
    kicker: 'Settings',
    title: 'Check each setting and the result',
    link: 'See the benchmark settings',
    to: { path: '/report/ldbc' }
  }
} satisfies StoryCopy
