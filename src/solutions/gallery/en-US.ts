import { numberInWords } from '~/lib/number-words'
import { solutionTypes } from '../addresses'
import type { GalleryCopy } from '../types'

export default {
  title: `Solutions: ${numberInWords(solutionTypes.length, 'en-US')} business problems`,
  description:
    'Fraud, money laundering, credit, supply chains, power, logistics and more: each with graph model, query, result and the edition that fits.',
  kicker: 'Solutions',
  headline: 'Find the graph solution for your business problem',
  lead: 'Each business problem has its graph model, its query and a result you can verify. Choose yours, read the query, open the demo where there is one, or book a proof of concept.',
  hero: {
    caption: 'Business problems and the queries that solve them',
    reading: 'Solutions on the left, kinds of queries on the right; a line means that the solution uses this kind',
    alt: 'A bipartite graph: solutions on the left; ring, path, impact, component, match and center on the right; lines show which solution asks which kind of query',
    legend: [
      { mark: 'account', label: 'solution' },
      { mark: 'device', label: 'kind of query' }
    ],
    note: 'Each small figure below is the result on that page'
  },
  kinds: {
    ring: 'ring',
    path: 'path',
    reach: 'impact',
    component: 'component',
    match: 'match',
    center: 'center'
  },
  groups: {
    featured: { question: 'Knowledge', headline: 'Connect scattered knowledge' },
    finance: { question: 'Financial risk', headline: 'Expose hidden relationships' },
    industry: { question: 'Industry and energy', headline: 'Trace the impact of a failure' },
    operations: { question: 'Operations', headline: 'Connect people, permissions and systems' }
  }
} satisfies GalleryCopy
