import type { CasesCopy } from '../types'

export default {
  title: 'Customer cases',
  description:
    'Customer cases and example scenarios by industry: the problem, the graph model, the query, and how to measure the result.',
  kicker: 'Customer cases · By industry',
  headline: 'From problem to query,\nfor people who do it',
  lead: 'A useful case lets others in the same trade do the same: what the problem was, how the graph was drawn, how the query was written, how the result was measured. Sample cases are written the same way and stand for no customer.',
  drawing: {
    caption: 'Industries, cases and questions',
    reading: 'Each diamond is a case, joined to its industry and to what it asks its graph; orange marks the industry you chose',
    note: 'No customer is behind a sample case',
    alt: 'Cases as a graph: industries on the left, a diamond for each case, and three kinds of questions on the right',
    kinds: { ring: 'rings', path: 'paths', reach: 'reach' }
  },
  industries: { finance: 'Finance', manufacturing: 'Manufacturing', energy: 'Energy', transport: 'Transport' },
  list: {
    question: 'Which industry?',
    headline: 'Cases, by industry',
    filter: 'Filter by industry',
    all: 'All industries',
    sample: 'Sample case'
  },
  consent: {
    question: 'And real customers?',
    headline: 'Shown once they agree',
    items: [
      {
        term: 'Who writes it',
        text: 'We draft; the customer’s business and technical people each review it. Names and numbers are those they confirm.'
      },
      { term: 'What it says', text: 'The same four parts as the samples. A result that nobody measured is left out.' },
      { term: 'How to tell', text: 'A sample is always called a sample case, names no organisation and claims no figure.' }
    ]
  }
} satisfies CasesCopy
