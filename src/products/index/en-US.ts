import type { WhatCopy } from './types'

export default {
  title: 'What is a graph database?',
  description:
    'A graph database stores things as vertices and relationships as edges; a query follows the edges. Six vertices show every part.',
  kicker: 'Product · Graph databases explained',
  headline: 'What is a\ngraph database?',
  lead: 'A graph database stores entities as vertices and their relationships as edges. Relationships are stored data, so queries follow them directly instead of joining tables.',
  choice: {
    legend: 'Highlight in the figure',
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
    headline: 'Store relationships instead of joining columns',
    lead: 'In tables a relationship is two columns with equal values, matched at query time. In a graph it is an edge, connected when it is written.',
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
    headline: 'Answer four kinds of questions on one graph',
    lead: 'The same fifteen people, four questions, four answers.',
    caption: 'Fifteen people and who knows whom. Blue is where the question starts, orange the answer. Illustrative data.',
    steps: [
      {
        term: 'Who is near?',
        text: 'Two hops from one person reach {near} others. Recommendations and linked-account checks use it.'
      },
      {
        term: 'How are they connected?',
        text: 'From left to right the shortest path has {way} edges. Control chains and impact paths use it.'
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
    question: 'How do you query?',
    headline: 'Write the pattern, get the matches',
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
        text: 'In native graph storage in general, the edges of a vertex are stored with it, so a hop needs no index search.'
      }
    ]
  },
  next: {
    question: 'What next?',
    headline: 'Compare joins and hops',
    steps: [
      { kicker: 'Compare', title: 'Joins and hops, counted', link: 'See the comparison' },
      { kicker: 'Try', title: 'Build your first graph', link: 'Read the guide' }
    ]
  }
} satisfies WhatCopy
