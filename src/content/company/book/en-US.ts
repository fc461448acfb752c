import type { BookCopy } from '../types'

export default {
  title: 'Recommended reading',
  description:
    'Twelve concepts of graph databases and their order. Choose a goal to see the shortest reading list, and find our recommended book.',
  kicker: 'Resources · Book',
  headline: 'Choose your reading\nby goal',
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
    alt: 'Concepts as a graph: twelve concepts from top to bottom, with arcs from what is understood first to what needs it',
    caption: 'The order of twelve concepts',
    reading: 'Arcs run downwards, from a concept to what needs it; orange is what the chosen goal needs',
    note: 'General knowledge of the field; the numbers in the table are counted in the figure'
  },
  list: {
    question: 'What is each about?',
    headline: 'Twelve concepts, a sentence each',
    texts: {
      vertices:
        'Things are vertices, and how two of them are related is an edge. Edges have a direction, and there may be several.',
      properties: 'A label says of which kind something is, properties say what it is like. Both vertices and edges have them.',
      model: 'Nouns and verbs of the business become vertices and edges. Which become which, the question decides.',
      match: 'Draw the shape you look for; the database finds every place that has it.',
      hops: 'Follow several edges in a row; each hop starts where the previous one ended.',
      paths: 'The fewest steps between two vertices, or the path with the lowest cost.',
      import: 'Rows of tables become vertices and edges: the two ends first, then the edge.',
      centrality: 'Structure shows who is central: by neighbors, by shortest paths, or by links from central vertices.',
      communities: 'Groups that are dense inside and sparse between show themselves.',
      indexes: 'The vertex at which a query begins decides how many edges it has to look at.',
      partitions: 'A graph too large for one machine is cut up. The fewer edges cross the cut, the better.',
      recovery: 'Machines fail. Write the log first and the data after; back up regularly, and rehearse.'
    }
  },
  readers: {
    question: 'Where to begin?',
    headline: 'Three reading plans',
    items: [
      {
        term: 'Try it at once',
        text: 'The getting-started guide leads from the first vertex to the first multi-hop query, with examples to type along.'
      },
      { term: 'Study it in order', text: 'Read the figure from top to bottom. Each concept uses only what stands above it.' },
      {
        term: 'Bring a question',
        text: 'Begin with the solution nearest to your industry, and come back to the figure for what you do not know.'
      }
    ]
  },
  shop: {
    question: 'Where is the book?',
    headline: 'The book we recommend',
    link: 'Buy it at the shop',
    blank: 'A sample title. The link appears once the company has configured the address of a shop.',
    next: { kicker: 'No need to wait', title: 'Read the getting-started guide now', link: 'Open the guide' }
  }
} satisfies BookCopy
