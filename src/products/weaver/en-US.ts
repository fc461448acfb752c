import { brand } from '~/contract/brand'
import type { WeaverCopy } from './types'

export default {
  title: `${brand}Weaver`,
  description:
    'Map business tables to a graph: which columns become vertices, which become edges, and which rows are rejected. Three tables and twelve rows, step by step.',
  kicker: `Product · ${brand}Weaver`,
  headline: 'Turn tables into a graph',
  lead: 'Map the columns of your tables to vertices and edges by rule. Rows with a missing endpoint are rejected and listed.',
  demonstration: {
    hint: 'Choose a row to see what it becomes. The orange row’s payee is in no table.',
    tables: {
      customers: { name: 'Customers', columns: ['id'] },
      accounts: { name: 'Accounts', columns: ['id', 'holder'] },
      transfers: { name: 'Transfers', columns: ['from', 'to', 'amount'] }
    },
    becomes: {
      customers: '{vertex} has an identifier that other tables refer to: it becomes a vertex.',
      accounts: '{vertex} becomes a vertex. Its holder column refers to {from}: that becomes an edge.',
      transfers: 'Two columns each name an account: an edge from {from} to {to}. The amount is its property.'
    },
    refused: 'No account row has the id {id}. The row is rejected and listed; no empty vertex fills the gap.',
    counts: 'Rows read: {rows}. Vertices: {vertices}. Edges: {edges}. Rejected: {refused}.',
    next: 'Map the next row',
    all: 'Map all rows',
    again: 'Map row by row',
    complete: 'Add account {id}'
  },
  model: { customer: 'customer', account: 'account', holds: 'holds', pays: 'pays' },
  stepsCaption:
    'The same three tables, from model to graph. Blue marks what the step defines, orange a row with a missing endpoint.',
  account: {
    caption:
      'Each box is a row. {rows} are read; {woven} become {vertices} vertices and {edges} edges (a row of the account table is both); {aside} is rejected.',
    alt: 'Twelve rows side by side; eleven are imported into the graph, one is rejected',
    words: { read: '{rows} rows read', woven: '{woven} rows imported', aside: '{aside} rejected' }
  },
  problem: {
    question: 'What is the problem?',
    headline: 'From tables to a graph, without import scripts',
    items: [
      {
        term: 'One script per table',
        text: 'Every table needs its own import script, and every changed column means editing it.'
      },
      {
        term: 'One person becomes two',
        text: 'Two systems use different identifiers. The person is imported as two vertices, and the relationships between them are lost.'
      },
      {
        term: 'Bad rows slip in',
        text: 'An edge may name a vertex that does not exist. If a tool skips it silently, the error surfaces later.'
      }
    ]
  },
  how: {
    question: 'How does it work?',
    headline: 'Model, map columns, then import',
    steps: [
      { title: 'Draw the model', text: 'Define the labels of vertices and edges, the directions and the properties.' },
      { title: 'Map columns', text: 'Choose the identifier, the two ends of each edge, and the properties.' },
      { title: 'Test a few rows', text: 'Import a small part and check the vertices, the edges and the rejected rows.' },
      { title: 'Import all, then changes', text: 'Import everything once, then only changed rows. A vertex keeps its identity.' }
    ]
  },
  rules: {
    question: 'Which rules apply?',
    headline: 'Settle six rules before the import',
    lead: 'Six questions decide how tables become a graph. Written down as rules, they give the same graph on every import.',
    columns: ['Question', 'Usual answer', 'Otherwise'],
    rows: [
      [
        'What is a vertex?',
        'It has an identifier, and other data refers to it',
        'Properties stored as vertices fragment the graph'
      ],
      ['What is an edge?', 'A row whose two columns each name a vertex', 'An edge stored as a vertex adds a hop'],
      ['The same identifier twice?', 'One vertex', 'One person becomes two'],
      ['In which order?', 'Vertices first, then edges', 'Edges lack an endpoint'],
      ['An end is missing?', 'Reject the row, list its number', 'Errors enter unnoticed'],
      ['Run again?', 'The same rows, the same graph', 'Every run doubles the edges']
    ]
  },
  gains: {
    question: 'What should an import give you?',
    headline: 'Readable rules and row counts that add up',
    items: [
      {
        term: 'Readable by the business',
        text: 'The model is drawn, not hidden in a script, so you can discuss it while you design it.'
      },
      {
        term: 'Rows that add up',
        text: 'The rows read equal the rows imported plus the rows rejected.'
      },
      {
        term: 'Repeatable imports',
        text: 'Rules are separate from data. When the model changes, import again without rewriting a script.'
      }
    ]
  },
  where: {
    question: 'Where does it fit?',
    headline: 'For a first graph from existing tables',
    items: [
      { term: 'A first graph', text: 'You have a few tables and want to see them connected.' },
      { term: 'Several sources', text: 'Several systems keep their own customer records, which must become the same vertices.' },
      {
        term: 'When not to use it',
        text: 'If an application already writes its data as a graph, use a driver.'
      }
    ]
  },
  more: 'What changes, and where it fits',
  next: {
    question: 'What next?',
    headline: 'Try it with three tables',
    steps: [
      { kicker: 'Try', title: 'Build your first graph', link: 'Read the guide' },
      { kicker: 'Database', title: 'How the graph is stored', link: 'See the product' }
    ]
  }
} satisfies WeaverCopy
