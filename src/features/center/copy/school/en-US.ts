import type { SchoolCopy } from '../types'

export default {
  title: 'Graph school',
  description: 'Eight learning stages from concepts to operations in their order, each with its document, plus hands-on lessons.',
  kicker: 'Resources · Graph school',
  headline: 'Your learning path to graph databases',
  lead: 'Follow the arrows: each step needs only what came before it. Skip what you know, and choose at the fork by the work you do.',
  drawing: {
    caption: 'Learning path',
    reading: 'Start at the blue vertex; arrows lead from each stage to those that build on it',
    alt: 'Learning path: concepts, modeling and installation, importing, then queries, then algorithms, drivers and operations',
    words: {
      concepts: '1 Concepts',
      modeling: '2 Model',
      install: '3 Install',
      import: '4 Import',
      queries: '5 Query',
      algorithms: '6 Algorithms',
      drivers: '7 Drivers',
      operations: '8 Operate'
    }
  },
  path: {
    question: 'What do you learn at each step?',
    headline: 'Eight steps, one document each',
    stages: {
      concepts: 'What vertices, edges, properties and graphs are, and how they differ from tables.',
      modeling: 'Draw a business question as vertices and edges, and decide what becomes a property.',
      install: 'Install and start the free single-server edition on your own machine.',
      import: 'Turn CSV files into a graph, and check that no row was lost.',
      queries: 'Match, filter, return: write your first useful query.',
      algorithms: 'Centrality, communities and paths, and the questions they answer.',
      drivers: 'Connect from Java or Python, and handle connections and errors.',
      operations: 'Back up, restore, upgrade: rehearse it before you go live.'
    },
    read: 'Read the document'
  },
  list: {
    question: 'Which lessons are available?',
    headline: 'Hands-on lessons',
    lead: 'Each lesson covers one topic, with an example query.',
    empty: 'No lessons yet.'
  }
} satisfies SchoolCopy
