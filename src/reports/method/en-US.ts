import type { MethodCopy } from '../types'

export default {
  pending:
    'The method has six workloads. Apply for a trial of the edition you want to measure. Then run them with the seeds, time limits and queries on this page.',
  figure: {
    alt: 'A seed vertex in the middle and three circles of vertices around it; each hop reaches one circle further',
    caption: 'k-hop queries, one circle per hop',
    reading: 'Blue is the seed; each hop adds one circle',
    note: 'Sample data; vertices reached after each hop, counted from the graph: {counts}'
  },
  words: { seed: 'seed', near: '1–2 hops: limit {limit}', far: 'from 3 hops: limit {limit}' },
  method: {
    question: 'What runs, and when does it end?',
    headline: 'Six workloads and when each one ends',
    lead: 'Seeds and limits are declared before a test and do not change after it. If any query times out, no mean is shown.',
    columns: ['Workload', 'Input', 'Ends', 'Answer that is checked'],
    rows: {
      near: [
        '1–2 hops',
        '{fewSeeds} or {manySeeds} seed vertices',
        'With the answer, or after {near}',
        'Number of distinct vertices reached, without the seed'
      ],
      far: [
        '3 hops and more',
        '{fewSeeds} or {manySeeds} seed vertices',
        'With the answer, or after {far}',
        'Number of distinct vertices reached, without the seed'
      ],
      path: [
        'Shortest path',
        '{fewSeeds} or {manySeeds} pairs of vertices',
        'With the answer, or after {path}',
        'Length of the shortest path, or “none” if no path has 32 edges or fewer'
      ],
      rank: [
        'PageRank',
        'Whole graph',
        'After {iterations} iterations; no time limit',
        'The highest-ranked vertices with their ranks'
      ],
      users: [
        'Concurrency',
        '{users} users at once; each result lists their queries',
        'After {usersTime}',
        'Answer and time of every request'
      ],
      add: [
        'Adding vertices',
        'One vertex per request',
        'After the time that the result states',
        'Number of vertices after writing. Our own test reached {added} requests a second; it was not audited.'
      ]
    }
  },
  equal: {
    question: 'When are answers equal?',
    headline: 'Compare answers before times',
    items: [
      {
        term: 'Seed by seed',
        text: 'All systems must give exactly the same answer for a seed. For PageRank, the highest-ranked vertices and their ranks must agree. If one differs, the whole result is rejected.'
      },
      {
        term: 'No measurement left out',
        text: 'Every seed has a measurement: an answer with its milliseconds, a timeout with its limit, or an error. None can be skipped.'
      },
      {
        term: 'Conditions for a ratio',
        text: 'We publish no ratio between runs that differ in number of measurements, dataset or environment. A 99th percentile needs at least 100 measurements.'
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
        title: 'A complete example with every measurement and its checksums',
        link: 'See an example result'
      }
    ],
    others: 'Other reports'
  }
} satisfies MethodCopy
