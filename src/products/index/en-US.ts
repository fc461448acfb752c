import type { WhatCopy } from './types'

export default {
  title: 'What a graph database is',
  description:
    'A graph database stores things as vertices and relationships as edges; a query follows the edges. Six vertices show what each part is.',
  kicker: 'Product · Graph databases explained',
  headline: 'What is a\ngraph database?',
  lead: 'It stores things as vertices and the relationships between them as edges. A relationship is data that has already been written, so a query simply follows it.',
  choice: {
    legend: 'Which part to show on the figure',
    columns: ['Show', 'Count'],
    names: ['Vertices: the things', 'Edges: how things relate', 'Properties: on both', 'A path: how two people connect'],
    hops: '{count} edges'
  },
  figure: {
    alt: 'A small graph of two people, three firms and a phone. Each person works at a firm, the firms are linked by a holding and a supply, and both people registered the same phone',
    caption: 'Two people, three firms, one phone',
    reading: 'Circles are people, squares firms, the triangle a phone; arrows give direction',
    note: 'Illustrative data; the counts are taken from the figure'
  },
  words: {
    names: { p1: 'Lin', p2: 'Zhou', c1: 'Alba', c2: 'Birk', c3: 'Cole', t: 'Phone' },
    kinds: { works: 'works at', holds: 'owns', supplies: 'supplies', registered: 'registered' },
    properties: ['since 2019', '30%', '2023', 'since 2021']
  },
  table: {
    question: 'How does it differ from tables?',
    headline: 'No more matching two columns',
    lead: 'In tables a relationship is two columns that happen to hold the same value, matched at query time. In a graph it is an edge, connected when it is written.',
    columns: ['To express', 'In tables', 'In a graph'],
    rows: [
      ['A thing', 'A row', 'A vertex with a label'],
      ['One to many', 'A foreign key whose values must match', 'An edge'],
      ['Many to many', 'A junction table', 'Still an edge'],
      ['Facts about the relationship', 'Columns of the junction table', 'Properties of the edge'],
      ['One step along it', 'A join', 'A hop'],
      ['A new kind of relationship', 'A changed or added table', 'A new kind of edge']
    ]
  },
  questions: {
    question: 'What does it answer?',
    headline: 'Four kinds of question, one graph',
    lead: 'The same people and the same acquaintances four times over. What lights up depends on what is asked.',
    caption: 'Fifteen people and who knows whom. Blue is where the question starts, orange the answer. Illustrative data.',
    steps: [
      {
        term: 'Who is near?',
        text: 'Two hops from one person reach {near} others. Recommendations and checks for linked accounts ask this.'
      },
      {
        term: 'How are they connected?',
        text: 'From left to right it takes {way} edges at least. Chains of control and paths of impact ask this.'
      },
      {
        term: 'Where is this shape?',
        text: 'Three people who all know one another: there are {triangles} such threes. Rings, stars and triangles are what leads look like.'
      },
      {
        term: 'Who matters most?',
        text: 'The larger the circle, the more people they know: {most} at most. Graph algorithms read the whole graph and rank or group it.'
      }
    ]
  },
  language: {
    question: 'How does one ask?',
    headline: 'Draw the shape in text',
    items: [
      {
        term: 'Property graph',
        text: 'Vertices and edges have labels, and both can carry properties. Most graph databases use this model, and so does the figure above.'
      },
      {
        term: 'Graph query language',
        text: 'Round brackets are vertices, square brackets edges, arrows directions: together they are the shape to find. openCypher is a common notation; in 2024 the international standard ISO/IEC 39075 (GQL) was published.'
      },
      {
        term: 'Graph algorithms',
        text: 'Shortest paths, PageRank, community detection. They compute on structure itself rather than on the values of a column.'
      },
      {
        term: 'Native',
        text: 'The edges of a vertex are stored with it, so a hop is a read; no index has to be searched first.'
      }
    ]
  },
  next: {
    question: 'What next?',
    headline: 'See one question asked two ways',
    steps: [
      { kicker: 'Compare', title: 'Joins and hops, counted', link: 'See the comparison' },
      { kicker: 'Try', title: 'Build your first graph', link: 'Read the guide' }
    ]
  }
} satisfies WhatCopy
