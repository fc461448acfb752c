import type { MethodCopy } from '../types'

export default {
  figure: {
    alt: 'A seed vertex in the middle and three circles of vertices around it; each hop reaches one circle further',
    caption: 'k-hop queries, one circle per hop',
    reading: 'Blue is the seed; each hop adds one circle',
    note: 'Illustrative data; vertices reached after each hop, counted from the graph: {counts}'
  },
  words: { seed: 'seed', near: '1–2 hops: limit {limit}', far: 'from 3 hops: limit {limit}' },
  method: {
    question: 'What runs, and when does it end?',
    headline: 'Six workloads, limits set in advance',
    lead: 'Seeds and limits are declared before a test and do not change after it. With any timeout, no mean is shown.',
    columns: ['Workload', 'Input', 'Time limit', 'Answer that is checked'],
    rows: {
      near: ['1–2 hops', '{seeds} seed vertices', '{near} each', 'Number of distinct vertices reached, without the seed'],
      far: ['3 hops and more', '{seeds} seed vertices', '{far} each', 'Number of distinct vertices reached, without the seed'],
      path: [
        'Shortest path',
        '{seeds} pairs of vertices',
        '{path} each',
        'Number of edges of one shortest path, or that none has 32 edges or fewer'
      ],
      rank: ['PageRank', 'Whole graph, {iterations} iterations', 'Runs to its end', 'Highest-ranked vertices with their ranks'],
      users: ['Concurrency', '{users} users at once', 'For {usersTime}', 'Answer and time of every request'],
      add: ['Adding vertices', 'One vertex per request', 'Counted throughout', 'Number of vertices after writing']
    }
  },
  equal: {
    question: 'When are answers equal?',
    headline: 'Compare answers before times',
    items: [
      {
        term: 'Seed by seed',
        text: 'All systems must give exactly the same answer to a seed. For PageRank, the highest-ranked vertices must agree. If one differs, the whole result is refused.'
      },
      {
        term: 'No sample left out',
        text: 'Every seed has a sample: an answer with its milliseconds, a timeout with its limit, or an error. None can be skipped.'
      },
      {
        term: 'Conditions for a ratio',
        text: 'There is no ratio across different sample counts, datasets or environments, and no 99th percentile below 100 samples.'
      }
    ]
  },
  queryNames: { hops: 'Two hops', path: 'Shortest path', rank: 'PageRank', add: 'Add a vertex' },
  next: {
    question: 'What next?',
    headline: 'Test on your own data',
    steps: [
      {
        kicker: 'Test together',
        title: 'Your data and queries, measured by the same method',
        link: 'Book a proof of concept'
      },
      {
        kicker: 'See an example',
        title: 'A complete example with every sample and its digests',
        link: 'See an example result'
      }
    ],
    others: 'Other reports'
  }
} satisfies MethodCopy
