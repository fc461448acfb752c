import type { WhyCopy } from './types'

export default {
  title: 'Why this graph database',
  description:
    'Architecture, storage, query, operations, security: five choices behind a graph database, two ideas for each, what they cost and what is specified.',
  kicker: 'Product · Why this one',
  headline: 'Five choices,\neach at a price',
  lead: 'Graph databases differ less in what they claim than in five choices. Here are two ideas for each, and what they cost; what the specification states is in plate 05.',
  choice: {
    legend: 'Which choice to show',
    columns: ['Choice', 'The idea for relationships'],
    ideas: [
      'Native, on no other store',
      'Edges with their vertex',
      'Search from both ends',
      'Many graphs, one cluster',
      'Down to each property'
    ]
  },
  figure: {
    alt: 'Five slabs from the top down: architecture, storage, query, operations, security, with the same vertices on each',
    caption: 'Five choices, one graph',
    reading: 'Each slab is a choice; blue is the one chosen on the left',
    note: 'Schematic, not a deployment'
  },
  words: { topics: ['1 Architecture', '2 Storage', '3 Query', '4 Operations', '5 Security'] },
  ideas: {
    question: 'What are the two ideas?',
    headline: 'The price first, then the answer',
    lead: 'Neither idea is all gain. What a choice gives up tells more than what is claimed for it.',
    columns: ['Choice', 'One idea', 'The other', 'What it costs'],
    rows: [
      [
        'Architecture',
        'A graph layer over an existing store',
        'A graph from the storage up',
        'The first starts sooner and translates every step; the second is one more system to learn, and takes no detour on long paths'
      ],
      [
        'Storage',
        'A table of vertices, a table of edges',
        'Edges with their vertex',
        'The first scans easily and searches an index for a hop; the second reads one place for a hop, and needs care with hubs'
      ],
      [
        'Query',
        'Outward from one end',
        'From both ends, to meet halfway',
        'The first is simple; the second must know both ends, and sees far fewer vertices'
      ],
      [
        'Operations',
        'A cluster for each business',
        'Many graphs in one cluster',
        'The first separates completely and takes more machines; the second saves them, and needs quotas and permissions'
      ],
      [
        'Security',
        'Whoever enters sees all',
        'Permissions on vertices, edges, properties',
        'The first is quick; the second checks every read, so that data can be brought together at all'
      ]
    ],
    note: 'General engineering trade-offs; no particular product is meant.'
  },
  query: {
    question: 'What does a query save?',
    headline: 'The same path, fewer vertices',
    lead: 'The two ends are {hops} hops apart. From one end the search sees {one} vertices, from both {both}. Counted on the figures below.',
    one: {
      caption: 'From one end: blue has been seen. Illustrative data.',
      alt: 'On a lattice the search spreads from the left end until it meets the right one'
    },
    both: {
      caption: 'From both ends, meeting halfway. Illustrative data.',
      alt: 'On a lattice the search spreads from both ends and meets halfway'
    },
    items: [
      {
        term: 'Seeing less is being quick',
        text: 'Most of the time of a query goes into the vertices and edges it looks at. Reduce those before adding machines.'
      },
      {
        term: 'Where it does not help',
        text: 'A question without a known end, such as who will be hit, has no second end to start from and must spread outward.'
      }
    ]
  },
  operations: {
    question: 'What to ask of operations?',
    headline: 'What happens when a machine fails?',
    items: [
      {
        term: 'What is written stays',
        text: 'First the log, then the data; after a power cut the log restores it. Ask how many copies are on disk before a write is confirmed.'
      },
      {
        term: 'One down, still working',
        text: 'With three copies and one lost, two are still a majority and writing goes on. Five can lose two. That is how majorities count.'
      },
      {
        term: 'Backups are rehearsed',
        text: 'A backup that has never been restored is none. Restore it elsewhere regularly, and count vertices and edges.'
      },
      {
        term: 'Growing moves data',
        text: 'With new machines, partitions move. Ask whether queries and writes go on meanwhile.'
      }
    ]
  },
  facts: {
    question: 'What is specified?',
    headline: 'What the specification says',
    items: [
      { term: 'Many graphs', text: 'Up to {graphs} graphs in the largest edition, each with permissions of its own.' },
      { term: 'Partitioned storage', text: 'Listed for {partitioned}, without a limit on sharding.' },
      { term: 'Permissions on elements', text: 'On vertices, edges and properties: listed for {elements}.' },
      { term: 'LDAP access control', text: 'Listed for {ldap}: people and groups come from your directory.' },
      {
        term: 'What is not listed',
        text: 'Abilities that the specification does not state are not claimed here. Ask for what you need and have it written into the proposal.'
      }
    ]
  },
  ask: {
    question: 'How to judge for yourself?',
    headline: 'Four questions, on your own data',
    items: [
      {
        term: 'How many steps is mine?',
        text: 'Run three and five steps on your data and see how much longer it takes. One or two steps prove little.'
      },
      {
        term: 'How large is the largest hub?',
        text: 'Run it again from the vertex with the most edges. An average hides it.'
      },
      {
        term: 'Reading while writing?',
        text: 'Query during an import. See how the times change and whether the import goes on.'
      },
      {
        term: 'Is the method stated?',
        text: 'Results can be compared where seeds, concurrency, time-outs and warm-up are written beside them.'
      }
    ]
  },
  next: {
    question: 'What next?',
    headline: 'See how it works, then choose',
    steps: [
      { kicker: 'Look inside', title: 'How it stores, queries and partitions', link: 'See the product' },
      { kicker: 'Choose', title: 'The smallest edition that fits', link: 'Open the finder' }
    ]
  }
} satisfies WhyCopy
