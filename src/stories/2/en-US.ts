import type { StoryCopy } from '../types'

export default {
  title: 'Four editions, and how to choose',
  description:
    'How to choose among four editions of the graph database, from a free one for learning to one with partitioned storage: needs first, limits second.',
  kicker: 'Editions · Choosing',
  headline: 'Choose the edition that fits',
  lead: 'Choose the smallest edition that meets your needs: graphs, users, permissions and algorithms. The edition finder answers from your numbers.',
  figure: {
    caption: 'Maximum number of graphs by edition',
    reading: 'Bars are to scale',
    alt: 'Bars: the maximum number of graphs in each of the four editions',
    words: ['Free single-server', 'Paid single-server', 'Enterprise Standard', 'Enterprise Advanced']
  },
  question: 'What should you ask first?',
  answer: 'Four questions in order',
  ordered: true,
  parts: [
    {
      term: 'Purpose',
      text: 'For your own learning, the free edition is enough. For business use, start with the paid editions.'
    },
    {
      term: 'How many people',
      text: 'Count the people who log in. Decide whether permissions apply to whole graphs, or to vertices, edges and properties.'
    },
    {
      term: 'How much data',
      text: 'Every edition limits its graphs; the free one limits storage and vertices too. Estimate your maximum, including a year of growth.'
    },
    {
      term: 'Deployment',
      text: 'If one server can hold the graph, use one. For partitioned storage, choose Enterprise Advanced.'
    }
  ],
  next: {
    kicker: 'Compare them',
    title: 'Enter your numbers, get the smallest edition that fits',
    link: 'Compare editions',
    to: { path: '/galaxyProduct' }
  }
} satisfies StoryCopy
