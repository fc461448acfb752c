import { brand } from '~/contract/brand'
import type { WeaverCopy } from './types'

export default {
  title: `${brand}Weaver`,
  description:
    'From business tables to a graph: which column is a vertex, which an edge, which row has an end missing. Three tables, twelve rows, each followed.',
  kicker: `Product · ${brand}Weaver`,
  headline: 'Weave tables\ninto a graph',
  lead: 'Your data is in tables. Say which column is a vertex and which two make an edge, and rows become a graph. Rows with an end missing are set aside first.',
  choice: { legend: 'Which table to show', columns: ['Table', 'Vertices', 'Edges', 'Aside'] },
  figure: {
    alt: 'On the left tables of customers, accounts and transfers, on the right the graph made of them; one transfer names an account that does not exist and is set aside',
    caption: 'Three tables, one graph',
    reading:
      'Circles are customers, squares accounts. Blue: the table chosen and what it becomes; orange: a row with an end missing',
    note: 'Illustrative data; vertices, edges and rows set aside are computed from the tables'
  },
  words: { tables: ['Customer', 'Account, of', 'From, to'] },
  model: { customer: 'customer', account: 'account', holds: 'holds', pays: 'pays' },
  stepsCaption:
    'The same three tables, from model to graph. Blue is what the step settles, orange a row with an end missing. Illustrative data.',
  account: {
    caption:
      'A box is a row. {rows} are read; {woven} become {vertices} vertices and {edges} edges (a row of the second table is both); {aside} is set aside.',
    alt: 'Twelve rows side by side; eleven go down into the graph, one is set aside',
    words: { read: '{rows} rows read', woven: '{woven} rows woven', aside: '{aside} aside' }
  },
  blank:
    'The specification gives no more than the name of this product. This page tells how tools for modelling and import work in general; functions, screens and versions are for the vendor to confirm.',
  problem: {
    question: 'What is the problem?',
    headline: 'The data is there, the graph is not',
    items: [
      {
        term: 'Script upon script',
        text: 'Every table takes an import script of its own, and every changed column a change of it.'
      },
      {
        term: 'One person becomes two',
        text: 'Two systems number them differently. Imported as two vertices, their relationships end there.'
      },
      {
        term: 'Bad rows slip in',
        text: 'An end of an edge does not exist. Some tools skip the row, some invent an empty vertex, and it is noticed later.'
      }
    ]
  },
  how: {
    question: 'How does it work?',
    headline: 'Model, match, then import',
    steps: [
      { title: 'Draw the model', text: 'Which kinds of vertices and edges there are, their directions and properties.' },
      { title: 'Match columns', text: 'Which is the identifier, which two are the ends of an edge, which are properties.' },
      { title: 'Try a sample', text: 'Weave a small part and see the vertices, the edges and the rows that do not match.' },
      { title: 'All, then changes', text: 'Everything once, then only rows that changed. A vertex stays the same vertex.' }
    ]
  },
  rules: {
    question: 'By what rules?',
    headline: 'Six rules, before the import',
    lead: 'Six questions have to be answered to turn tables into a graph. Written down as rules, they give the same graph whoever weaves it.',
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
    headline: 'Rules to read, rows that add up',
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
        text: 'Rules are apart from data. When the model changes, weave again; no script has to be rewritten.'
      }
    ]
  },
  where: {
    question: 'Where does it fit?',
    headline: 'The first step from table to graph',
    items: [
      { term: 'A first graph', text: 'Some tables are at hand, and one wants to see what they look like connected.' },
      { term: 'Several sources', text: 'Each system has customers of its own, and they must become the same vertices.' },
      {
        term: 'Where it does not',
        text: 'Data that is written as a graph from the start goes in through a driver; there is nothing to weave.'
      }
    ]
  },
  next: {
    question: 'What next?',
    headline: 'Try it with three tables',
    steps: [
      { kicker: 'Try', title: 'Build your first graph', link: 'Read the guide' },
      { kicker: 'See where it goes', title: 'How the graph is stored', link: 'See the product' }
    ]
  }
} satisfies WeaverCopy
