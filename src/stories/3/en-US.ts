import type { StoryCopy } from '../types'

export default {
  title: 'Three common graph queries',
  description:
    'Money laundering, fraud, supply chains, power dispatch: different problems that a graph answers with three common queries: ring, path and impact.',
  kicker: 'Solutions · Queries',
  headline: 'Three common graph queries',
  lead: 'Money laundering and power dispatch use the same few graph queries: find a ring, find a path, find what is affected. Choose the kind of query and start from a solution that uses it.',
  figure: {
    caption: 'Three common shapes',
    reading: 'Orange is the result, blue the path, and the solid vertex is the start',
    alt: 'Three small graphs: a ring of five vertices, a path, and two layers reached from one vertex',
    words: ['ring', 'path', 'impact']
  },
  question: 'Which problems are alike?',
  answer: 'Find the query that fits your problem',
  ordered: false,
  parts: [
    {
      term: 'Ring',
      text: 'Money that returns to its start, companies that guarantee one another: anti-fraud and lending both look for rings.'
    },
    {
      term: 'Path',
      text: 'A money trail, the origin of a permission, a delivery route: from one vertex to another, hop by hop.'
    },
    {
      term: 'Impact',
      text: 'A supplier stops, a line trips, a machine fails: traverse outward, and every vertex reached is affected.'
    }
  ],
  next: {
    kicker: 'One by one',
    title: 'A page for each solution, from problem to result',
    link: 'Browse solutions',
    to: { path: '/demogallery' }
  }
} satisfies StoryCopy
