import type { ComparisonCopy } from '../types'

export default {
  title: 'Enterprise editions on a cluster',
  description:
    'How the enterprise editions are tested on a cluster: six workloads, when each one ends, and results that name every machine.',
  kicker: 'Benchmarks · Enterprise editions',
  headline: 'How we test enterprise clusters',
  lead: 'The enterprise editions run the same six workloads as in our other tests, on a cluster. Results name every machine and, for Enterprise Advanced, the partitions.',
  systems: {
    question: 'What is measured?',
    headline: 'Two editions with the same workloads',
    lead: 'Both run the six workloads below, among them {users} concurrent users for {usersMinutes} minutes.',
    items: [
      {
        term: 'Enterprise Standard',
        text: 'Unlimited users and storage, permissions down to properties. A result names every machine of the cluster.'
      },
      {
        term: 'Enterprise Advanced',
        text: 'Partitioned storage and {distributed} distributed algorithms. A result names the partitions and every machine.'
      },
      {
        term: 'Writes',
        text: 'Each request adds one vertex. A result records the rate.'
      }
    ]
  },
  queries: {
    question: 'Which queries?',
    headline: 'The same four as on one server',
    note: 'Shown for two hops. Each result includes the full text of every query that ran.'
  },
  results: {
    question: 'What are the results?',
    headline: 'Measurements of the enterprise editions',
    lead: 'One dot is one query from one seed, on a logarithmic axis. A timeout is a hollow mark on its limit line.'
  }
} satisfies ComparisonCopy
