import type { ComparisonCopy } from '../types'

export default {
  title: 'Developer report: one server',
  description:
    'Measure a graph database on one server: how the data is made, which queries run, which limits apply, and how a result becomes a file to check.',
  kicker: 'Benchmarks · Developers',
  headline: 'Run the benchmark on one server',
  lead: 'Measure the single-server editions on your own machine and data by the same method: k-hop, shortest path, PageRank. The result is one file that anyone can check.',
  systems: {
    question: 'What is measured?',
    headline: 'Two editions on one machine',
    items: [
      {
        term: 'Free single-server',
        text: 'Up to {freeVertices} vertices and {freeStorage} GB, for non-commercial learning. The test data must fit.'
      },
      {
        term: 'Paid single-server',
        text: 'Unlimited storage and up to {paidUsers} users. The same queries, on more data.'
      },
      {
        term: 'Warm up first',
        text: 'Each workload starts with queries that are not timed, then runs every seed. Every measurement is kept.'
      }
    ]
  },
  queries: {
    question: 'Which queries?',
    headline: 'Four queries to copy',
    note: 'Shown for two hops. Each result includes the full text of every query that ran.'
  },
  results: {
    question: 'What are the results?',
    headline: 'Measurements of the single-server editions',
    lead: 'One dot is one query from one seed, on a logarithmic axis. A timeout is a hollow mark on its limit line.'
  }
} satisfies ComparisonCopy
