import { brand } from '~/contract/brand'
import type { WeaverCopy } from './types'

export default {
  title: `${brand}Weaver`,
  description:
    'Map business tables to a graph: which columns become vertices, which become edges, and which rows are rejected. Three tables and twelve rows, step by step.',
  kicker: `Product · ${brand}Weaver`,
  headline: 'Turn tables\ninto a graph',
  lead: 'Map columns to vertices and edges, test a sample, then import. Rows whose edge has no valid end are set aside with their row number.',
  choice: { legend: 'Choose a table', columns: ['Table', 'Vertices', 'Edges', 'Rejected'] },
  figure: {
    alt: 'On the left tables of customers, accounts and transfers, on the right the graph made of them; one transfer names an account that does not exist and is set aside',
    caption: 'Three tables, one graph',
    reading: 'Circles are customers, squares accounts. Blue: the table chosen and what it becomes; orange: a rejected row',
    note: 'Illustrative data; vertices, edges and rows set aside are computed from the tables'
  },
  words: { tables: ['Customer', 'Account, of', 'From, to'] },
  model: { customer: 'customer', account: 'account', holds: 'holds', pays: 'pays' },
  stepsCaption:
    'The same three tables, from model to graph. Blue is what the step settles, orange a row with an end missing. Illustrative data.',
  account: {
    caption:
      'A box is a row. {rows} are read; {woven} become {vertices} vertices and {edges} edges (a row of the second table is both); {aside} is rejected.',
    alt: 'Twelve rows side by side; eleven go down into the graph, one is set aside',
    words: { read: '{rows} rows read', woven: '{woven} rows imported', aside: '{aside} rejected' }
  },
  blank:
    'For functions, screens and versions of the product, talk to us. The steps on this page are those of graph modeling and import in general.',
  problem: {
    question: 'What is the problem?',
    headline: 'From tables to a graph, without import scripts',
    items: [
      {
        term: 'One script per table',
        text: 'Every table needs its own import script, and every changed column changes it.'
      },
      {
        term: 'One person becomes two',
        text: 'Two systems number them differently. Imported as two vertices, their relationships end there.'
      },
      {
        term: 'Bad rows slip in',
        text: 'An edge may name a vertex that does not exist. If the tool skips it silently, the error surfaces later.'
      }
    ]
  },
  how: {
    question: 'How does it work?',
    headline: 'Model, map columns, then import',
    steps: [
      { title: 'Draw the model', text: 'Which kinds of vertices and edges there are, their directions and properties.' },
      { title: 'Map columns', text: 'Which is the identifier, which two are the ends of an edge, which are properties.' },
      { title: 'Try a sample', text: 'Import a small part and check the vertices, the edges and the rows that do not match.' },
      { title: 'Import all, then changes', text: 'Import everything once, then only changed rows. A vertex keeps its identity.' }
    ]
  },
  rules: {
    question: 'Which rules apply?',
    headline: 'Settle six rules before the import',
    lead: 'Six questions decide how tables become a graph. Written down as rules, they give the same graph on every import.',
    columns: ['Question', 'Usual answer', 'Otherwise'],
    rows: [
      ['What is a vertex?', 'What has an identifier and is pointed at', 'Properties made vertices break up the graph'],
      ['What is an edge?', 'A row whose two columns each name a vertex', 'An edge made a vertex costs another hop'],
      ['The same identifier twice?', 'One vertex', 'One person becomes two'],
      ['In which order?', 'Vertices first, then edges', 'Edges lead nowhere'],
      ['An end is missing?', 'Set aside with its row number', 'Errors enter unnoticed'],
      ['Run again?', 'The same rows, the same graph', 'Every run doubles the edges']
    ]
  },
  gains: {
    question: 'What do you get?',
    headline: 'Readable rules and row counts that add up',
    items: [
      {
        term: 'Readable by the business',
        text: 'The model is drawn, not hidden in a script, so it can be discussed while it is being made.'
      },
      {
        term: 'Rows that add up',
        text: 'Rows read equal those that became vertices or edges and those set aside.'
      },
      {
        term: 'It can be done again',
        text: 'Rules are apart from data. When the model changes, import again; no script has to be rewritten.'
      }
    ]
  },
  where: {
    question: 'Where does it fit?',
    headline: 'For a first graph from existing tables',
    items: [
      { term: 'A first graph', text: 'You have a few tables and want to see them connected.' },
      { term: 'Several sources', text: 'Several systems keep their own customers, which must become the same vertices.' },
      {
        term: 'When not to use it',
        text: 'Data that is written as a graph from the start goes in through a driver.'
      }
    ]
  },
  next: {
    question: 'What next?',
    headline: 'Try it with three tables',
    steps: [
      { kicker: 'Try', title: 'Build your first graph', link: 'Read the guide' },
      { kicker: 'Database', title: 'How the graph is stored', link: 'See the product' }
    ]
  }
} satisfies WeaverCopy
