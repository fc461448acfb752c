import type { CasesCopy } from '../types'

export default {
  title: 'Example scenarios',
  description: 'Example scenarios by industry: the business problem, the graph model, the query, and how to measure the result.',
  kicker: 'Example scenarios · By industry',
  headline: 'From problem to\nmeasured result',
  lead: 'Each scenario states the business problem, the graph model, the query and how to measure the result. Your team can repeat it on its own data.',
  drawing: {
    caption: 'Industries, scenarios and queries',
    reading: 'Each diamond is a scenario, connected to its industry and its kind of query; orange marks the industry you chose',
    note: 'Scenarios describe no customer',
    alt: 'Scenarios as a graph: industries on the left, a diamond for each scenario, and three kinds of questions on the right',
    kinds: { ring: 'rings', path: 'paths', reach: 'reach' }
  },
  industries: { finance: 'Finance', manufacturing: 'Manufacturing', energy: 'Energy', transport: 'Transport' },
  list: {
    question: 'Which industry?',
    headline: 'Find a scenario in your industry',
    filter: 'Filter by industry',
    all: 'All industries',
    sample: 'Example scenario'
  },
  consent: {
    question: 'What about customers?',
    headline: 'Customer cases are published with consent',
    items: [
      { term: 'When', text: 'After the customer has agreed. Until then, this page has example scenarios only.' },
      { term: 'What it says', text: 'The customer, the industry and the date, and what the customer agrees to make public.' },
      { term: 'How to tell', text: 'An example scenario carries a badge, names no organization and claims no results.' }
    ]
  }
} satisfies CasesCopy
