import type { StoryCopy } from '../types'

export default {
  title: 'How to start with a graph database',
  description: 'Start with a graph database: create a few vertices and edges, write one multi-hop query, then use your own data.',
  kicker: 'Documentation · First steps',
  headline: 'Run your first multi-hop query',
  lead: 'Build a small graph and run your first multi-hop query. The guide covers modeling, loading and querying on one example.',
  figure: {
    caption: 'A first multi-hop query',
    reading: 'The solid vertex is the start, blue is one hop away, orange two',
    alt: 'From one vertex, three are one hop away and five are two hops away',
    words: ['start', 'one hop', 'two hops']
  },
  question: 'What will you know?',
  answer: 'Three things in about five minutes',
  ordered: true,
  parts: [
    { term: 'Create a small graph', text: 'Write vertices, edges and their properties, and look at the result.' },
    {
      term: 'One hop, then another',
      text: 'Start from a vertex, follow edges for two hops, and compare that with joining tables.'
    },
    { term: 'Make it yours', text: 'Use your own accounts, devices or parts. The query stays the same.' }
  ],
  next: {
    kicker: 'Read it now',
    title: 'The getting-started guide, from the first vertex',
    link: 'Read the guide',
    to: { path: '/document/latest/1' }
  }
} satisfies StoryCopy
