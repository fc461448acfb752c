import type { ComparisonCopy } from '../types'

export default {
  title: 'Enterprise report: a cluster',
  description:
    'Measure a graph database on a cluster: concurrent users, partitioned storage, distributed algorithms and writes, by the method of a single server.',
  kicker: 'Benchmarks · Enterprises',
  headline: 'Test enterprise editions\nunder your load',
  lead: 'A cluster test measures more: speed under concurrent users, the cost of crossing partitions and the write rate. The method is the same, and the result lists the full environment.',
  systems: {
    question: 'What is measured?',
    headline: 'Two enterprise editions under load',
    items: [
      {
        term: 'Enterprise Standard',
        text: 'Unlimited users and storage. The concurrent load is {users} users for {usersMinutes} minutes.'
      },
      {
        term: 'Enterprise Advanced',
        text: 'Partitioned storage and {distributed} distributed algorithms. A result names the partitions and every machine.'
      },
      {
        term: 'Writes',
        text: 'Each request adds one vertex while queries run. A result records the rates of both.'
      }
    ]
  },
  queries: {
    question: 'Which queries?',
    headline: 'The same four as on one server',
    note: 'Shown for two hops. The notes that come with the product name its algorithm procedures.'
  },
  results: {
    question: 'What are the results?',
    headline: 'Samples of the enterprise editions',
    lead: 'One dot is one query from one seed, on a logarithmic axis. A timeout is a hollow mark on its limit line.'
  }
} satisfies ComparisonCopy
