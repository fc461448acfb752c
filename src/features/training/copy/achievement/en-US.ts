import type { AchievementCopy } from '../types'

export default {
  title: 'What GBCA certifies',
  description:
    'What a GBCA holder can do: graph concepts, modeling, queries, algorithms, operations and security. How the exam is graded, and how to verify a certificate.',
  kicker: 'Certification · GBCA',
  headline: 'GBCA certification: what holders can do',
  lead: 'GBCA is a graph database certification. A holder has passed a timed online exam on six topics. This page lists what each topic requires, how the exam is graded, and how to verify a certificate.',
  actions: { start: 'Start training', verify: 'Verify a certificate' },
  drawing: {
    caption: 'What a certificate shows',
    reading: 'Start at the verifier, follow the edge to the certificate, and find the six topics that it covers',
    alt: 'A certificate as a graph: the verifier checks the GBCA certificate, its holder holds it, and it covers six topics',
    words: {
      holder: 'Holder',
      verifier: 'Verifier',
      holds: 'holds',
      checks: 'checks',
      topics: {
        concepts: 'Concepts',
        modeling: 'Modeling',
        queries: 'Queries',
        algorithms: 'Algorithms',
        operations: 'Operations',
        security: 'Security'
      }
    }
  },
  abilities: {
    question: 'What can a holder do?',
    headline: 'Six topics, four abilities each',
    topics: {
      concepts: [
        'Describe data as vertices, edges, labels and properties',
        'Count hops, paths and degrees',
        'Decide whether a question suits a graph or tables',
        'Explain how partitions, replicas and consistency affect queries'
      ],
      modeling: [
        'Draw a model from business questions',
        'Decide what becomes a vertex, an edge or a property',
        'Handle supernodes, direction and time',
        'Import CSV files as a graph and check the counts'
      ],
      queries: [
        'Write multi-hop, variable-length and shortest-path queries',
        'Write data correctly with parameters, transactions and batches',
        'Aggregate without counting twice',
        'Read a query plan and make queries use an index'
      ],
      algorithms: [
        'Decide between a query and an algorithm',
        'Choose a subgraph, run the algorithm and check the result',
        'Interpret PageRank, betweenness, components and communities',
        'Choose a suitable path algorithm or similarity measure'
      ],
      operations: [
        'Install, deploy and upgrade',
        'Read metrics, alerts and the slow query log',
        'Back up, and restore to a point in time',
        'Decide when to scale and when to partition'
      ],
      security: [
        'Manage users and permissions with roles',
        'Grant access to graphs, vertices, edges and properties, and check it',
        'Connect LDAP',
        'Protect data with TLS, query parameters and audit logs'
      ]
    }
  },
  rules: { question: 'How is it graded?', headline: 'All questions count equally, no partial credit' },
  verify: {
    question: 'How do I verify a certificate?',
    headline: 'Verify by number, not by screenshot',
    lead: 'A certificate is digitally signed, in the Open Badges 3.0 format.',
    steps: [
      { title: 'Get the number', text: 'Ask the holder for the link or number of the certificate.' },
      { title: 'Open the verification page', text: 'Follow the link, or enter the number on the page. You need no account.' },
      {
        title: 'Read the result',
        text: 'The page says whether the certificate is valid, expired, revoked or unknown. The name is partly masked unless the holder shares it.'
      }
    ]
  },
  next: {
    question: 'What next?',
    headline: 'Prepare, take the exam or verify a certificate',
    train: { kicker: 'Prepare', title: 'Study the lessons by topic, then practice', link: 'Open the lessons' },
    exam: { kicker: 'Exam', title: 'Log in, confirm your name and start the GBCA exam', link: 'Go to the exam' },
    verify: { kicker: 'Verify', title: 'If you have a certificate number, check it now', link: 'Open the verification page' }
  }
} satisfies AchievementCopy
