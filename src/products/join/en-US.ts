import type { JoinsCopy } from './types'

export default {
  title: 'Joins and hops: one question',
  description:
    'Whom can you reach in three steps? A table is joined with itself, a graph is followed. Choose the steps and compare what each must process.',
  kicker: 'Product · Graph databases explained',
  headline: 'One question,\njoins or hops',
  lead: 'Starting from A, who can be met in how many steps? Choose a number: the figure shows the edges followed, the table what each way has to process.',
  choice: {
    legend: 'How many steps from A',
    columns: ['Steps', 'Rows', 'Edges', 'New'],
    hops: ['1 step', '2 steps', '3 steps', '4 steps']
  },
  figure: {
    alt: 'Fifteen people and who knows whom, in five columns by their distance from A',
    caption: 'Fifteen people, twenty-eight acquaintances',
    reading: 'Blue edges are followed, orange people are met with the last step; each column is one step further',
    note: 'Illustrative data. Rows: the table joined with itself. Edges: those a traversal follows. New: people met. All counted on the figure'
  },
  growth: {
    question: 'Where do the rows come from?',
    headline: 'Joins count walks, hops count edges',
    lead: 'Each further join multiplies every row by the neighbours of its last person, including the way back and every way round.',
    caption: 'One graph, four numbers of steps, two counts on one scale.',
    alt: 'Bars: the rows of the joins grow quickly with the steps, the edges followed grow slowly',
    words: { rows: 'Rows of the joins', edges: 'Edges followed' },
    parts: [
      {
        term: '{rows} rows, {people} people',
        text: 'There are {rows} walks of four steps, yet only {people} people to meet. All other rows reach somebody again and are thrown away as duplicates in the end.'
      },
      {
        term: '{edges} edges, each once',
        text: 'A traversal remembers where it has been. It never expands a vertex twice, so it follows an edge once at most; the graph has {all} edges, and no number of steps needs more.'
      },
      {
        term: 'It is the steps that matter',
        text: 'With one step both do the same work. The gap opens with the second and widens with each one after that.'
      }
    ]
  },
  code: {
    question: 'What does it look like?',
    headline: 'Another hop: a clause, or a digit',
    lead: 'Both ask who is within three steps. The table knows has a row for each direction of an acquaintance.',
    sql: 'SQL: within three steps',
    cypher: 'openCypher: within three steps',
    sqlText: 'Each further step adds a clause and a join to it. Five steps take five clauses and ten joins.',
    cypherText: 'The number of steps stands behind the star. For five, change one digit.',
    note: 'General notation, to show the idea. openCypher does not follow an edge twice within one path, so it enumerates fewer paths than the joins have rows; how many are really followed depends on the plan.'
  },
  fair: {
    question: 'Is that fair?',
    headline: 'What the comparison leaves out',
    items: [
      {
        term: 'One or two steps',
        text: 'For a single step an indexed table is just as quick. A single join is no reason to change databases.'
      },
      {
        term: 'Duplicates dropped on the way',
        text: 'A recursive query that drops people already met has far fewer rows. That is a traversal on tables; only each step still searches an index.'
      },
      {
        term: 'Graphs count walks too',
        text: 'Whoever asks for every path rather than for everybody in reach gets every path listed, by a graph database as well. A large question has a large answer.'
      },
      {
        term: 'Fifteen people say nothing of speed',
        text: 'Counted here is work, not time. For times, read the benchmark reports and the method stated in them.'
      }
    ]
  },
  next: {
    question: 'What next?',
    headline: 'Which kind of question is yours?',
    steps: [
      { kicker: 'Decide', title: 'When to use one, and when not', link: 'Read on' },
      { kicker: 'Look inside', title: 'How the database stores and queries', link: 'See the product' }
    ]
  }
} satisfies JoinsCopy
