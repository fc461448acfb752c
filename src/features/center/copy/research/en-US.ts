import type { ResearchCopy } from '../types'

export default {
  title: 'Research center',
  description: 'White papers, test reports and guides, each with its date, size and checksum.',
  kicker: 'Resources · Research',
  headline: 'White papers, reports and guides',
  lead: 'Test reports state their data, steps and limits, so that you can repeat them. White papers and guides help you model and go live.',
  drawing: {
    caption: 'Findings of the benchmarks and their methods',
    reading: 'Circles are measurements, squares their test conditions; an edge shows which condition applies',
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
    question: 'Which papers are there?',
    headline: 'Browse by type',
    lead: 'Before you download any of them, read and accept the privacy statement and enter your contact details.',
    empty: 'No papers of this type yet.'
  }
} satisfies ResearchCopy
