import type { SchoolCopy } from '../types'

export default {
  title: 'Graph school',
  description:
    'Eight stages from concepts to operations, drawn as a graph of what comes before what, each with its document, and lessons to try.',
  kicker: 'Study center · Graph school',
  headline: 'What to learn first,\nand what next',
  lead: 'Follow the arrows: each step needs only what came before it. Skip what you know, and choose at the fork by the work you do.',
  drawing: {
    caption: 'The way to learn',
    reading: 'Start at the blue vertex; an arrow leads from what has to be known to what builds on it',
    alt: 'The way to learn: from concepts by way of modelling and installing to importing, then queries, then algorithms, drivers and operations',
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
    question: 'What to read at each step?',
    headline: 'Eight steps, one document each',
    stages: {
      concepts: 'What vertices, edges, properties and graphs are, and how they differ from tables.',
      modelling: 'Draw a business question as vertices and edges, and decide what becomes a property.',
      install: 'Install the free single-server edition on your own machine and see it run.',
      import: 'Turn CSV files into a graph, and check that no row was lost.',
      queries: 'Match, filter, return: write the first query that tells you something.',
      algorithms: 'Centrality, communities and paths, and the question that each of them answers.',
      drivers: 'Connect from Java or Python, and handle connections and errors.',
      operations: 'Back up, restore, upgrade: rehearse it before you go live.'
    },
    read: 'Read it'
  },
  list: {
    question: 'Which lessons are there?',
    headline: 'Lessons to try yourself',
    lead: 'Each lesson is about one thing and has a query that you can run.',
    empty: 'There are no lessons yet.'
  }
} satisfies SchoolCopy
