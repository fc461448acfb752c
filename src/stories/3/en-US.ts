import type { StoryCopy } from '../types'

export default {
  title: 'Business problems have shapes',
  description:
    'Money laundering, fraud, supply chains, power dispatch: different problems that, once drawn as graphs, often ask for a ring, a way or a reach.',
  kicker: 'Solutions · Shapes',
  headline: 'Different problems,\nfamiliar shapes',
  lead: 'Money laundering and power dispatch have little in common until they are drawn. Then both ask for one of a few shapes: is there a ring, is there a way, how far does it reach? Who knows the shape knows the query.',
  figure: {
    caption: 'Three common shapes',
    reading: 'Orange is what the query looks for, blue the way it took, and the solid vertex is where it began',
    alt: 'Three small graphs: a ring of five vertices, a way, and two layers reached from one vertex',
    words: ['ring', 'way', 'reach']
  },
  question: 'Which are alike?',
  answer: 'Know the shape, know the query',
  ordered: false,
  parts: [
    {
      term: 'Ring',
      text: 'Money that comes back to where it began, guarantees that guarantee each other: fraud and lending both look for rings.'
    },
    {
      term: 'Way',
      text: 'Whom the money passed, where a permission came from, how the goods will travel: from one vertex to another, hop by hop.'
    },
    { term: 'Reach', text: 'A supplier stops, a line opens, a machine fails: walk outwards, and what is reached is affected.' }
  ],
  next: {
    kicker: 'One by one',
    title: 'A page for each solution, from problem to result',
    link: 'Browse solutions',
    to: { path: '/demogallery' }
  }
} satisfies StoryCopy
