import type { StoryCopy } from '../types'

export default {
  title: 'How 70% more throughput was measured',
  description:
    'How throughput 70% above the comparison result was measured in an audited benchmark: warm-up, measured run, a limit on late operations.',
  kicker: 'Report · Benchmark',
  headline: 'How 70% more throughput\nwas measured',
  lead: 'The social-network benchmark has rules for the warm-up, the measured run and late operations. In an audited run under these rules, throughput was 70% above the comparison result, which the disclosure report names.',
  figure: {
    caption: 'Throughput, to scale',
    reading: 'The outline is the comparison result, set to 100; blue is this result',
    alt: 'Bars: 100 for the comparison result, 170 for this result',
    words: ['comparison result', 'this result']
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
    title: 'Check each setting, or request the disclosure report',
    link: 'See the benchmark settings',
    to: { path: '/report/ldbc' }
  }
} satisfies StoryCopy
