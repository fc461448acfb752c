import type { SchoolCopy } from '../types'

export default {
  title: 'Graph school',
  description:
    'Eight stages from concepts to operations, drawn as a graph of what comes before what, each with its document, and lessons to try.',
  kicker: 'Study center · Graph school',
  headline: 'Your learning path\nto graph databases',
  lead: 'Follow the arrows: each step needs only what came before it. Skip what you know, and choose at the fork by the work you do.',
  drawing: {
    caption: 'Learning path',
    reading: 'Start at the blue vertex; arrows lead from prerequisites to what builds on them',
    alt: 'Learning path: concepts, modeling and installation, importing, then queries, then algorithms, drivers and operations',
    words: {
      concepts: '1 Concepts',
      modelling: '2 Model',
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
      modelling: 'Draw a business question as vertices and edges, and decide what becomes a property.',
      install: 'Install the free single-server edition on your own machine and see it run.',
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
    lead: 'Each lesson covers one topic and has a query you can run.',
    empty: 'No lessons yet.'
  }
} satisfies SchoolCopy
