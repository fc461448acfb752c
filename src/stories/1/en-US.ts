import type { StoryCopy } from '../types'

export default {
  title: 'How 70% more throughput was measured',
  description:
    'How 70% more throughput was measured in an audited social-network benchmark: warm up first, then count, with a limit on late operations.',
  kicker: 'Report · Benchmark',
  headline: '70% more.\nMeasured how?',
  lead: 'A number is worth what its measurement is worth: how long it ran, how many operations, what counts as late, and who checked. The social-network benchmark lays all of that down as rules.',
  figure: {
    caption: 'Throughput, to scale',
    reading: 'The outline is the one compared with, set to 100; blue is what was measured',
    alt: 'Bars: 100 for the one compared with, 170 measured',
    words: ['compared with', 'measured']
  },
  question: 'What are the rules?',
  answer: 'Warm up, then count; late has a limit',
  ordered: true,
  parts: [
    {
      term: 'Warm up first',
      text: '30 minutes and 16 million operations that do not count, so that caches are warm and the data has settled.'
    },
    { term: 'Then the run', text: 'Two hours without a break and 64 million operations. The result comes from this part alone.' },
    { term: 'Late has a limit', text: 'The rules allow 5% of operations to be late. Here, none were.' },
    { term: 'Somebody else checks', text: 'The test was audited: method and result were checked by a third party.' }
  ],
  next: {
    kicker: 'See all results',
    title: 'All numbers and their method, on the home page',
    link: 'See the results',
    to: { path: '/', hash: 'results' }
  }
} satisfies StoryCopy
