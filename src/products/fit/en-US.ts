import type { FitCopy } from './types'

export default {
  title: 'When to use a graph database',
  description:
    'Eight questions and the kind of store that answers each most simply: when a graph database is the right tool, and when it is not.',
  kicker: 'Product · Graph databases explained',
  headline: 'When to use one,\nand when not to',
  lead: 'No store is best at everything. Choose a question and see what answers it most simply. Those that belong to a graph are the ones that follow relationships.',
  choice: {
    legend: 'Which question is like yours',
    columns: ['Question', 'Simplest store'],
    questions: {
      record: 'Fetch one order',
      booking: 'Debit an account',
      total: 'Sales by month',
      words: 'Documents that mention a word',
      shared: 'Who shares a device with him?',
      path: 'How are two firms connected?',
      impact: 'A machine stops: who is hit?',
      ring: 'Does money come round again?'
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
    headline: 'The answer is several steps away',
    lead: 'Of the {all} questions above, {graph} belong to a graph. What they have in common is a test for your own.',
    items: [
      {
        term: 'Many steps, or nobody knows',
        text: 'Three or more; or a number that is not known before, because one follows until nothing is left.'
      },
      {
        term: 'How is it connected?',
        text: 'What is wanted is no figure but a path, a ring, a subgraph: something that can be shown as evidence.'
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
    headline: 'What your other systems do better',
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
        term: 'A step or two',
        text: 'Orders with their lines, staff with their department: one join does it, and is no reason for another system.'
      },
      {
        term: 'Data without relationships',
        text: 'Logs, pictures, curves of a monitor. Find the relationships among them that are worth storing first.'
      }
    ]
  },
  beside: {
    question: 'Does it replace anything?',
    headline: 'No. It stands beside what you have',
    stages: [
      { name: 'Business systems', text: 'Orders and accounts are written where they always were' },
      { name: 'Import and sync', text: 'Everything once, then the changes' },
      { name: 'Graph database', text: 'Keeps relationships, answers questions of many steps' },
      { name: 'Applications', text: 'Figures from reports, relationships from the graph' }
    ],
    caption: 'The old databases remain the record; the graph holds the relationships drawn from them.'
  },
  next: {
    question: 'What next?',
    headline: 'Try it on a question of your own',
    steps: [
      { kicker: 'Look for yours', title: 'Solutions close to your industry', link: 'See solutions' },
      { kicker: 'Choose', title: 'The smallest edition that fits', link: 'Open the finder' }
    ]
  }
} satisfies FitCopy
