import type { StoryCopy } from '../types'

export default {
  title: 'How throughput 70% above the baseline was measured',
  description:
    'How throughput 70% above the baseline was measured in an audited social-network benchmark: warm-up, measured run, a limit on late operations.',
  kicker: 'Report · Benchmark',
  headline: 'How 70% above\nbaseline was measured',
  lead: 'The social-network benchmark fixes how long it runs, how many operations it sends, what counts as late and who audits it. Under these rules throughput was 70% above the baseline.',
  figure: {
    caption: 'Throughput, to scale',
    reading: 'The outline is the baseline, set to 100; blue is the result',
    alt: 'Bars: 100 for the baseline, 170 for the result',
    words: ['baseline', 'result']
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
    { term: 'A limit on late operations', text: 'The rules allow 5% of operations to be late. This run had none.' },
    { term: 'An independent audit', text: 'The test was audited: method and result were checked by a third party.' }
  ],
  next: {
    kicker: 'Settings',
    title: 'Each setting of the run, and the disclosure report',
    link: 'See the benchmark settings',
    to: { path: '/report/ldbc' }
  }
} satisfies StoryCopy
