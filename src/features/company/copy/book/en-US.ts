import type { BookCopy } from '../types'

export default {
  title: 'Recommended reading',
  description:
    'Twelve concepts of graph databases and their order. Choose a goal to see the shortest reading list, and find our recommended book.',
  kicker: 'Resources · Recommended reading',
  headline: 'Choose your reading by goal',
  lead: 'Read only what your goal needs. Choose a goal, and the figure marks the concepts that lead to it.',
  choose: 'Choose a goal',
  columns: { goal: 'I want to', concepts: 'Concepts', steps: 'Longest' },
  goals: {
    query: 'write a multi-hop query',
    algorithm: 'run a graph algorithm',
    plan: 'see what a query costs',
    operate: 'run a cluster'
  },
  concepts: {
    vertices: 'Vertices and edges',
    properties: 'Labels and properties',
    model: 'Modeling',
    match: 'Pattern matching',
    hops: 'Multi-hop queries',
    paths: 'Shortest paths',
    import: 'Importing data',
    centrality: 'Centrality',
    communities: 'Communities',
    indexes: 'Indexes and cost',
    partitions: 'Partitioned storage',
    recovery: 'Backup and recovery'
  },
  drawing: {
    alt: 'Concepts as a graph: twelve concepts from top to bottom, with arcs from each concept to those that need it',
    caption: 'The order of twelve concepts',
    reading: 'Arcs run downward, from a concept to those that need it; orange marks the concepts that your goal needs',
    note: 'General knowledge of the field; the numbers in the table are counted in the figure'
  },
  list: {
    question: 'What does each concept mean?',
    headline: 'Twelve concepts in brief',
    texts: {
      vertices:
        'Entities are vertices, and relationships between them are edges. Edges have a direction, and two vertices can have several.',
      properties: 'A label states the kind, properties hold the values. Both vertices and edges have them.',
      model: 'Nouns and verbs of the business become vertices and edges. Your questions decide which.',
      match: 'Describe a pattern, and the database finds every match.',
      hops: 'Follow several edges in a row; each hop starts where the previous one ended.',
      paths: 'The path between two vertices with the fewest hops or the lowest cost.',
      import: 'Rows of tables become vertices and edges. Import the vertices first, then the edges.',
      centrality: 'Structure shows who is central: by neighbors, by shortest paths, or by links from central vertices.',
      communities: 'Find groups with many edges inside and few edges between them.',
      indexes: 'The starting vertex of a query decides how many edges it reads.',
      partitions: 'A graph too large for one server is stored in partitions. The fewer cross-partition edges, the better.',
      recovery: 'Servers fail. Write the log before the data, back up regularly, and rehearse the restore.'
    }
  },
  readers: {
    question: 'Where do I begin?',
    headline: 'Three reading plans',
    items: [
      {
        term: 'Hands-on',
        text: 'The getting-started guide leads from the first vertex to the first multi-hop query, with examples that you can run.'
      },
      { term: 'In order', text: 'Follow the figure from top to bottom. Each concept uses only those above it.' },
      {
        term: 'By question',
        text: 'Begin with the solution closest to your industry, and return to the figure for concepts that are new to you.'
      }
    ],
    next: { kicker: 'Start now', title: 'Read the getting-started guide', link: 'Open the guide' }
  },
  shop: {
    question: 'Which book do we recommend?',
    headline: 'The book we recommend',
    link: 'Buy it at the shop'
  }
} satisfies BookCopy
