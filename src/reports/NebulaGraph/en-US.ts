import { brand } from '~/contract/brand'
import type { ComparisonCopy } from '../types'

export default {
  title: 'Comparison with NebulaGraph',
  description: `How ${brand} and NebulaGraph are compared: seeds, time limits, users and writes, the queries of both systems, and results with every measurement.`,
  kicker: 'Benchmarks · Comparison',
  headline: 'How we compare with NebulaGraph',
  lead: 'The same data, the same machine, the same seeds. A result names the versions, the configuration and the queries of both systems, so that you can repeat the test.',
  systems: {
    question: 'What is compared?',
    headline: 'Two systems under the same conditions',
    items: [
      {
        term: 'Versions',
        text: `A result names the full versions of ${brand} and NebulaGraph. Each version gets its own result.`
      },
      {
        term: 'One environment',
        text: 'The same processor, memory and operating system. The systems run in turn, never at once.'
      },
      {
        term: 'Vertex IDs',
        text: 'Seeds are found by vertex ID. PageRank runs in its algorithm program on Spark; reading the graph is timed separately.'
      }
    ]
  },
  queries: {
    question: 'How is each one queried?',
    headline: `Queries of ${brand} and NebulaGraph`,
    note: 'Shown for two hops. Each result includes the full text of every query that ran.'
  },
  results: {
    question: 'What are the results?',
    headline: `Measurements of ${brand} and NebulaGraph`,
    lead: 'One dot is one query from one seed, on a logarithmic axis. A timeout is a hollow mark on its limit line.'
  }
} satisfies ComparisonCopy
