import type { StoryCopy } from '../types'

export default {
  title: 'Four editions, and how to choose',
  description:
    'How to choose among four editions of the graph database, from free single-server learning to partitioned enterprise storage: needs first, limits second.',
  kicker: 'Editions · Choosing',
  headline: 'Needs first,\nedition second',
  lead: 'The right edition is the smallest one that is enough. Write down how many graphs you will keep, how many people will use them and how fine permissions must be, and the answer is often plain.',
  figure: {
    caption: 'How many graphs each edition keeps',
    reading: 'Bars are to scale',
    alt: 'Bars: how many graphs each of the four editions keeps',
    words: ['Free single-server', 'Paid single-server', 'Enterprise Standard', 'Enterprise Advanced']
  },
  question: 'What to ask first?',
  answer: 'Four questions, one after the other',
  ordered: true,
  parts: [
    { term: 'For whom', text: 'To learn by yourself, the free edition is enough. For business, begin with the charged ones.' },
    {
      term: 'How many people',
      text: 'How many will log in, and whether permissions end at a graph or at a single vertex, edge or property.'
    },
    {
      term: 'How much data',
      text: 'Every edition limits its graphs; the free one limits storage and vertices too. Estimate a ceiling, with a year of growth.'
    },
    { term: 'Where it runs', text: 'If one server holds it, use one. For partitioned storage, look at the largest edition.' }
  ],
  next: {
    kicker: 'Compare them',
    title: 'Enter your numbers, get the smallest edition that fits',
    link: 'Compare editions',
    to: { path: '/galaxyProduct' }
  }
} satisfies StoryCopy
