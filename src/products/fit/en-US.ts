import type { FitCopy } from './types'

export default {
  title: 'When to use a graph database',
  description:
    'Eight questions and the kind of store that answers each most simply: when a graph database is the right tool, and when it is not.',
  kicker: 'Product · Graph databases explained',
  headline: 'When to use\na graph database',
  lead: 'Use a graph database for questions that follow relationships over several hops. Choose a question below and see which kind of store answers it most simply.',
  choice: {
    legend: 'Choose a question like yours',
    columns: ['Question', 'Simplest store'],
    questions: {
      record: 'Fetch one order',
      booking: 'Debit an account',
      total: 'Sales by month',
      words: 'Documents that mention a word',
      shared: 'Who shares this device?',
      path: 'How are two firms connected?',
      impact: 'A machine stops: what is affected?',
      ring: 'Do transfers close a ring?'
    }
  },
  figure: {
    alt: 'Eight numbered questions on the left, four kinds of store on the right, each question connected to the one that answers it most simply',
    caption: 'Eight questions, four stores',
    reading: 'The number of a question on the left, a line to the simplest store',
    note: 'By the general strengths of each kind; being able to is not the same as being simplest'
  },
  words: {
    stores: { rows: 'Relational', columns: 'Columnar', search: 'Search engine', graph: 'Graph' }
  },
  signs: {
    question: 'When is it right?',
    headline: 'When answers are several hops away',
    lead: 'Of the {all} questions above, {graph} belong to a graph. What they have in common is a test for your own.',
    items: [
      {
        term: 'Many or unknown hops',
        text: 'Three hops or more, or a depth that is unknown in advance.'
      },
      {
        term: 'How is it connected?',
        text: 'The answer is not a number but a path, a ring or a subgraph that serves as evidence.'
      },
      {
        term: 'New kinds of relationship',
        text: 'A type of device today, a type of guarantee tomorrow. One more kind of edge leaves old queries as they are.'
      },
      {
        term: 'Written and read at once',
        text: 'A relationship recorded a moment ago has to count in the next query, not after the nightly batch.'
      }
    ]
  },
  against: {
    question: 'When is it not?',
    headline: 'What other stores do better',
    items: [
      {
        term: 'One record by its key',
        text: 'Relational and key–value stores were made for reading one row whose key is known.'
      },
      {
        term: 'Totals over a column',
        text: 'Sums, averages and grouped reports read a few columns of very many rows: work for a columnar store.'
      },
      {
        term: 'One or two hops',
        text: 'Orders with their lines, staff with their department: one join is enough.'
      },
      {
        term: 'Data without relationships',
        text: 'Logs, pictures, curves of a monitor. Find the relationships among them that are worth storing first.'
      }
    ]
  },
  beside: {
    question: 'Does it replace others?',
    headline: 'It complements your existing systems',
    stages: [
      { name: 'Business systems', text: 'Orders and accounts stay where they are' },
      { name: 'Import and sync', text: 'Everything once, then the changes' },
      { name: 'Graph database', text: 'Keeps relationships, answers multi-hop questions' },
      { name: 'Applications', text: 'Figures from reports, relationships from the graph' }
    ],
    caption: 'The old databases remain the record; the graph holds the relationships drawn from them.'
  },
  next: {
    question: 'What next?',
    headline: 'Try it on your own question',
    steps: [
      { kicker: 'Look for yours', title: 'Solutions close to your industry', link: 'See solutions' },
      { kicker: 'Choose', title: 'The smallest edition that fits', link: 'Open the finder' }
    ]
  }
} satisfies FitCopy
