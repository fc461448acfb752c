import type { GalleryCopy } from '../types'

export default {
  title: 'Solutions: fourteen kinds of problems',
  description:
    'Fraud, money laundering, credit, supply chains, power, logistics and more: for each a graph model, the query, a result to check and the edition that suits.',
  kicker: 'Solutions',
  headline: 'First the question, then the graph',
  lead: 'Businesses differ; the ways to ask a graph are few. Is there a ring, which way leads there, what is affected, what belongs together, what is alike, who is in the middle. Find your question and see it become a graph, a query and a result to check.',
  hero: {
    caption: 'Business problems and the ways in which they ask a graph',
    reading: 'Solutions on the left, kinds of questions on the right; a line means that the solution asks this way',
    alt: 'A bipartite graph: solutions on the left; ring, path, reach, component, match and center on the right; lines show which solution asks which kind of question',
    legend: [
      { mark: 'account', label: 'solution' },
      { mark: 'device', label: 'kind of question' }
    ],
    note: 'Drawn from what each page asks; the small figures below are what each page finds'
  },
  kinds: {
    ring: 'ring',
    path: 'path',
    reach: 'reach',
    component: 'component',
    match: 'match',
    center: 'center'
  },
  groups: {
    featured: { question: 'What do we know?', headline: 'Scattered knowledge, one graph' },
    finance: { question: 'Where is the risk?', headline: 'Relations that meant to stay hidden' },
    industry: { question: 'What if it breaks?', headline: 'Consequences, to the last level' },
    operations: { question: 'Who has to do with whom?', headline: 'People, rights and systems in order' }
  }
} satisfies GalleryCopy
