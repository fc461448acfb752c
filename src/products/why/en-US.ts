import { brand } from '~/contract/brand'
import type { WhyCopy } from './types'

export default {
  title: `Why choose ${brand}`,
  description:
    'Audited throughput, many graphs, partitioned storage and fine-grained permissions, with five design questions to compare graph databases by.',
  kicker: 'Product · Why choose it',
  headline: 'Native graph storage, audited throughput',
  lead: 'Compare graph databases by five design questions, then see what each edition offers.',
  choice: {
    legend: 'Choose a design question',
    columns: ['Area', 'What to ask'],
    ideas: [
      'Native or layered?',
      'Where are edges stored?',
      'Search from one end or both?',
      'How many graphs in one cluster?',
      'How fine are permissions?'
    ]
  },
  figure: {
    alt: 'Five slabs from the top down: architecture, storage, query, operations, security, with the same vertices on each',
    caption: 'Five design areas of a graph database',
    reading: 'Each slab is an area; blue is the one chosen on the left',
    note: 'Schematic, not a deployment'
  },
  words: { topics: ['1 Architecture', '2 Storage', '3 Query', '4 Operations', '5 Security'] },
  ideas: {
    question: 'What should you compare?',
    headline: 'Five design questions and their trade-offs',
    lead: `Every design has a trade-off. See what ${brand} offers, and ask other vendors the same.`,
    columns: ['Area', 'One design', 'The alternative', 'Trade-off', brand],
    rows: [
      [
        'Architecture',
        'A graph layer over an existing store',
        'Storage designed for graphs',
        'The first reuses a known store but maps every hop onto it; the second needs no mapping but is another system to learn',
        'Storage designed for graphs; Standard and Advanced run as clusters, Advanced partitions storage'
      ],
      [
        'Storage',
        'A table of vertices, a table of edges',
        'Edges stored with their vertex',
        'The first suits full scans and searches an index per hop; the second reads one place per hop and must handle supernodes (vertices with very many edges)',
        'Native graph storage; partitioned in {partitioned}'
      ],
      [
        'Query',
        'Outward from one end',
        'From both ends, to meet halfway',
        'The first is simple; the second needs both end vertices and visits fewer vertices',
        'shortestPath takes both ends; EXPLAIN shows the plan of any query'
      ],
      [
        'Operations',
        'A cluster for each business',
        'Many graphs in one cluster',
        'The first isolates completely and needs more servers; the second saves servers and needs quotas and permissions',
        'Up to {graphs} graphs in Enterprise Advanced'
      ],
      [
        'Security',
        'Every user sees all data',
        'Permissions on vertices, edges, properties',
        'The first needs no checks; the second checks every read, and lets teams with different rights share one graph',
        'Vertices, edges and properties in {elements}'
      ]
    ],
    note: `The trade-offs are general; the last column describes ${brand}.`
  },
  query: {
    question: 'What should a query plan show?',
    headline: 'Compare query plans in the proof of concept',
    lead: `The figures show the general effect; they are not a query plan of ${brand}. The two ends are {hops} hops apart. A search from one end visits {one} vertices; a search from both ends, {both}.`,
    one: {
      caption: 'From one end: blue vertices were visited. Sample data.',
      alt: 'On a lattice the search spreads from the left end until it meets the right one'
    },
    both: {
      caption: 'From both ends, meeting halfway.',
      alt: 'On a lattice the search spreads from both ends and meets halfway'
    },
    items: [
      {
        term: 'Fewer vertices, less time',
        text: 'Query time depends mostly on the vertices and edges visited. Reduce those before adding servers. Ask every vendor, including us, for the query plan of your own question.'
      },
      {
        term: 'Where it does not help',
        text: 'If the end is unknown, as in “which customers are affected?”, the search must expand outward from the start.'
      }
    ]
  },
  operations: {
    question: 'How should you test operations?',
    headline: 'Test failures and scaling in a proof of concept',
    lead: 'These four tests apply to any graph database.',
    items: [
      {
        term: 'Durability',
        text: 'Cut the power right after a write is confirmed. Check that the data is complete after recovery.'
      },
      {
        term: 'Availability',
        text: 'Stop one server. Record how long queries and writes are interrupted, and check the results.'
      },
      {
        term: 'Backups',
        text: 'Restore a backup on another system, and compare the counts of vertices and edges.'
      },
      {
        term: 'Scaling out',
        text: 'Add a server. Record how queries and writes change while data is moved.'
      }
    ]
  },
  facts: {
    question: 'What does this product offer?',
    headline: 'See what each edition offers',
    items: [
      { term: 'Many graphs', text: 'Up to {graphs} graphs in Enterprise Advanced, each with permissions of its own.' },
      { term: 'Partitioned storage', text: 'In {partitioned}, with no limit on the number of partitions.' },
      { term: 'Fine-grained permissions', text: 'On vertices, edges and properties, in {elements}.' },
      { term: 'LDAP access control', text: 'In {ldap}.' },
      {
        term: 'Audited performance',
        text: 'The audited LDBC SNB Interactive run: 64 million operations in 2 hours. None started more than 1 second late; LDBC’s rules allow 5%.'
      }
    ]
  },
  ask: {
    question: 'How can you judge for yourself?',
    headline: 'Four rules for your own test',
    items: [
      {
        term: 'Depth',
        text: 'Run three and five hops on your data and compare the times. One or two hops prove little.'
      },
      {
        term: 'Supernodes',
        text: 'Run the query from the vertex with the most edges. Average response times hide this case.'
      },
      {
        term: 'Reads during writes',
        text: 'Query during an import. Check how response times change and whether the import continues.'
      },
      {
        term: 'Method',
        text: 'Compare results only if seeds, concurrency, timeouts and warm-up are stated.'
      }
    ]
  },
  more: 'Operation, limits and proof of concept',
  next: {
    question: 'What next?',
    headline: 'See how it works, then choose an edition',
    steps: [
      { kicker: 'Product', title: 'Storage, queries and partitions', link: 'See the product' },
      { kicker: 'Choose', title: 'Find the smallest edition that fits', link: 'Open the finder' }
    ]
  }
} satisfies WhyCopy
