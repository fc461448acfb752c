import type { ResearchCopy } from '../types'

export default {
  title: 'Research center',
  description:
    'White papers, test reports and guides, each with its date, size and checksum, and a drawing that ties every finding to its method.',
  kicker: 'Resources · Research',
  headline: 'Findings, tied\nto their methods',
  lead: 'A figure is worth as much as the way it was obtained. Each paper states its data, its steps and its limits, so that you can repeat it.',
  drawing: {
    caption: 'Findings of the benchmarks and their methods',
    reading: 'A circle is what was measured, a square a condition under which it was. Do not trust a finding without an edge',
    alt: 'Findings and methods: five measurements on the left, the conditions on the right, with an edge where one governs the other',
    words: {
      hops: 'k-hop',
      paths: 'Paths',
      rank: 'PageRank',
      concurrency: 'Concurrency',
      throughput: 'Throughput',
      seeds: '100/300 seeds',
      timeouts: 'timeouts',
      iterations: '10 iterations',
      users: '100 users, 5 min',
      warmup: '30 min warm-up',
      run: '2 h measured'
    }
  },
  list: {
    question: 'What is there to read?',
    headline: 'Browse by type',
    lead: 'Before you download any of them, read and accept the privacy statement and leave your contact.',
    empty: 'There is nothing of this type yet.'
  }
} satisfies ResearchCopy
