import type { JoinsCopy } from './types'

export default {
  title: 'Joins and hops compared',
  description:
    'How many people can A reach in three hops? Compare the rows of SQL self-joins with the edges of a graph traversal, hop by hop.',
  kicker: 'Product · Graph databases explained',
  headline: 'Compare joins and graph hops',
  lead: 'The question: whom can A reach within a number of hops? Choose the number and compare the rows that joins produce with the edges that a traversal follows.',
  choice: {
    legend: 'Hops from A',
    columns: ['Hops', 'Rows', 'Edges', 'New'],
    hops: ['1 hop', '2 hops', '3 hops', '4 hops']
  },
  figure: {
    alt: 'Fifteen people and who knows whom, in five columns by their distance from A',
    caption: 'Fifteen people, twenty-eight connections',
    reading: 'Blue edges are followed; orange people are first reached by the last hop; each column is one hop further',
    note: 'Sample data. Rows: the table joined with itself. Edges: those a traversal follows. New: people met. All counted on the figure'
  },
  growth: {
    question: 'Where do the rows come from?',
    headline: 'Joins multiply rows, a traversal visits edges once',
    lead: 'Each additional join multiplies every row by the number of neighbors, including all detours and returns.',
    caption: 'One graph, one to four hops, two counts on one scale.',
    alt: 'Bars: the rows of the joins grow quickly with the hops, the edges followed grow slowly',
    words: { rows: 'Rows of the joins', edges: 'Edges followed' },
    parts: [
      {
        term: '{rows} rows, {people} people',
        text: 'For four hops, the joins produce {rows} rows, yet A reaches only {people} people. All other rows repeat a person and are finally dropped as duplicates.'
      },
      {
        term: '{edges} edges, each once',
        text: 'A traversal marks visited vertices and never expands one twice, so it follows each edge at most once. The graph has {all} edges, and no number of hops needs more.'
      },
      {
        term: 'The gap grows with depth',
        text: 'With one hop, both do the same work. The gap opens at the second hop and widens with each additional one.'
      }
    ]
  },
  code: {
    question: 'What does it look like?',
    headline: 'One more hop: add a join, or change one number',
    lead: 'Both ask who is within three hops. The table knows has a row for each direction of a connection.',
    sql: 'SQL: within three hops',
    cypher: 'openCypher: within three hops',
    sqlText:
      'Written with joins, each additional hop adds a clause: five hops take five clauses and ten joins. A recursive query needs no fixed depth.',
    cypherText: 'The number of hops follows the asterisk. For five hops, change one number.',
    note: 'General notation, to show the idea. openCypher does not repeat an edge within one path, so it enumerates fewer paths than the joins have rows. The actual work depends on the query plan.'
  },
  fair: {
    question: 'Is the comparison fair?',
    headline: 'Where tables work just as well',
    items: [
      {
        term: 'One or two hops',
        text: 'For a single hop, an indexed table is just as fast. One join is no reason to change databases.'
      },
      {
        term: 'Recursive SQL',
        text: 'A recursive query that drops people already met has far fewer rows. That is a traversal on tables, with an index lookup per step.'
      },
      {
        term: 'Enumerating all paths',
        text: 'If you need every path, the database must enumerate them too, graph or not. Ask for reachable vertices instead where that is enough.'
      },
      {
        term: 'Work, not time',
        text: 'This page counts work on fifteen people. For times, read the benchmark reports and their method.'
      }
    ]
  },
  next: {
    question: 'What next?',
    headline: 'Decide which store fits your question',
    steps: [
      { kicker: 'Decide', title: 'When to use a graph database', link: 'See the guide' },
      { kicker: 'Product', title: 'How the database stores and queries', link: 'See the product' }
    ]
  }
} satisfies JoinsCopy
