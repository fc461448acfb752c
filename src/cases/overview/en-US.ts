import type { CasesCopy } from '../types'

export default {
  title: 'Example scenarios',
  description: 'Example scenarios by industry: the business problem, the graph model, the query, and how to measure the result.',
  kicker: 'Example scenarios · By industry',
  headline: 'From problem to\nquery and metrics',
  lead: 'Each scenario states the business problem, graph model, query and metrics. Your team can repeat it on its own data.',
  drawing: {
    caption: 'Industries, scenarios and queries',
    reading: 'Each diamond is a scenario, connected to its industry and its kind of query; orange marks the industry you chose',
    note: 'Example scenarios, to verify on your own data',
    alt: 'Scenarios as a graph: industries on the left, a diamond for each scenario, and three kinds of questions on the right',
    kinds: { ring: 'rings', path: 'paths', reach: 'impact' }
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
    question: 'Looking for a reference?',
    headline: 'Ask us for references in your industry',
    lead: 'The scenarios on this page are examples, not customer cases.',
    items: [
      { term: 'Consent first', text: 'We publish a case only after the customer agrees.' },
      {
        term: 'What a case states',
        text: 'The customer, the industry and the date, and what the customer agrees to make public.'
      }
    ]
  }
} satisfies CasesCopy
