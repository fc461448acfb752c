import { numberFirst, numberInWords } from '~/lib/number-words'
import { fitQuestionIds, storeIds } from './fit'
import type { FitCopy } from './types'

export default {
  title: 'When to use a graph database',
  description: `${numberFirst(fitQuestionIds.length, 'en-US')} questions and the kind of store that answers each most simply: when a graph database is the right tool, and when it is not.`,
  kicker: 'Product · Graph databases explained',
  headline: 'When to use a graph database',
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
    alt: `${numberFirst(fitQuestionIds.length, 'en-US')} numbered questions on the left, ${numberInWords(storeIds.length, 'en-US')} kinds of store on the right, each question connected to the one that answers it most simply`,
    caption: `${numberFirst(fitQuestionIds.length, 'en-US')} questions, ${numberInWords(storeIds.length, 'en-US')} stores`,
    reading: 'Numbers on the left are the questions; lines lead to the simplest store',
    note: 'By the general strengths of each kind of store; others may also do it, less simply'
  },
  words: {
    stores: { rows: 'Relational', columns: 'Columnar', search: 'Search engine', graph: 'Graph' }
  },
  signs: {
    question: 'When is it right?',
    headline: 'When answers are several hops away',
    lead: 'Of the {all} questions above, {graph} suit a graph. Check whether yours has the same features.',
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
        text: 'A new relationship, such as a device or a guarantee, only adds an edge label. Existing queries stay as they are.'
      },
      {
        term: 'Written and read at once',
        text: 'A relationship recorded now must be visible to the next query, not after the nightly batch.'
      }
    ]
  },
  against: {
    question: 'When is it not?',
    headline: 'What other stores do better',
    items: [
      {
        term: 'One record by its key',
        text: 'Relational and key–value stores are best at reading one row by a known key.'
      },
      {
        term: 'Totals over a column',
        text: 'Sums, averages and grouped reports read a few columns of very many rows. Use a columnar store.'
      },
      {
        term: 'One or two hops',
        text: 'Orders with their lines, staff with their department: one join is enough.'
      },
      {
        term: 'Data without relationships',
        text: 'Logs, images and metrics do not need a graph if you never query relationships among them.'
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
    caption: 'Existing databases remain the system of record; the graph holds the relationships derived from them.'
  },
  next: {
    question: 'What next?',
    headline: 'Try it on your own question',
    steps: [
      { kicker: 'Solutions', title: 'Find a solution close to your industry', link: 'See solutions' },
      { kicker: 'Choose', title: 'Find the smallest edition that fits', link: 'Open the finder' }
    ]
  }
} satisfies FitCopy
