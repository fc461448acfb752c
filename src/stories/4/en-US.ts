import type { StoryCopy } from '../types'

export default {
  title: 'Where to begin with a graph database',
  description:
    'Where to begin with a graph database: create a few vertices and edges, write one query of several hops, then put your own problem in its place.',
  kicker: 'Documents · First steps',
  headline: 'From one vertex\nto your first hops',
  lead: 'The worst way to learn a query language is to open the whole manual. The guide does one thing: it has you draw a small graph, and ask it something that tables answer badly.',
  figure: {
    caption: 'A first query of several hops',
    reading: 'The solid vertex is the start, blue is one hop away, orange two',
    alt: 'From one vertex, three are one hop away and five are two hops away',
    words: ['start', 'one hop', 'two hops']
  },
  question: 'What will you know?',
  answer: 'Three things, in a tea break',
  ordered: true,
  parts: [
    { term: 'Draw a small graph', text: 'Write down vertices, edges and their properties, and see how they are kept.' },
    {
      term: 'One hop, then another',
      text: 'Start from a vertex, follow edges for two hops, and feel how that differs from joining tables.'
    },
    { term: 'Make it yours', text: 'Put your accounts, devices or parts in place of the people. The query stays as it is.' }
  ],
  next: {
    kicker: 'Read it now',
    title: 'The getting-started guide, from the first vertex',
    link: 'Read the guide',
    to: { path: '/document/latest/1' }
  }
} satisfies StoryCopy
