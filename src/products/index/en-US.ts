import type { WhatCopy } from './types'

export default {
  title: 'What is a graph database?',
  description:
    'A graph database stores entities as vertices and relationships as edges, and queries follow the edges. See each part in a graph of six vertices.',
  kicker: 'Product · Graph databases explained',
  headline: 'What is a graph database?',
  lead: 'A graph database stores entities as vertices and their relationships as edges. Relationships are stored data, so queries follow them directly instead of joining tables.',
  choice: {
    legend: 'Highlight in the figure',
    columns: ['Show', 'Count'],
    names: ['Vertices: entities', 'Edges: relationships', 'Properties: names and edge details', 'A path: how two people connect'],
    hops: '{count} edges'
  },
  figure: {
    alt: 'A small graph of two people, three firms and a phone. Each person works at a firm, the firms are linked by a holding and a supply, and both people registered the same phone',
    caption: 'Two people, three firms, one phone',
    reading: 'Circles are people, squares firms, the triangle a phone; arrows give direction',
    note: 'Sample data; the counts are taken from the figure'
  },
  words: {
    names: { p1: 'Lin', p2: 'Zhou', c1: 'Alba', c2: 'Birk', c3: 'Cole', t: '…0142' },
    kinds: { works: 'works at', holds: 'owns', supplies: 'supplies', registered: 'registered' },
    properties: ['since 2019', '30%', 'since 2023', 'since 2021']
  },
  table: {
    question: 'How does it differ from tables?',
    headline: 'Store relationships instead of joining tables',
    lead: 'In tables a relationship is two columns with equal values, matched at query time. In a graph it is an edge, connected when it is written.',
    columns: ['To express', 'In tables', 'In a graph'],
    rows: [
      ['An entity', 'A row', 'A vertex with a label'],
      ['One to many', 'A foreign key whose values must match', 'An edge for each pair of entities'],
      ['Many to many', 'A junction table', 'An edge for each pair; no junction table'],
      ['Facts about the relationship', 'Columns of the junction table', 'Properties of the edge'],
      ['One step along it', 'A join', 'A hop'],
      ['A new relationship', 'A changed or added table', 'A new edge label']
    ]
  },
  questions: {
    question: 'What does it answer?',
    headline: 'Answer four kinds of questions on one graph',
    lead: 'The same fifteen people, four questions, four answers.',
    caption: 'Fifteen people and who knows whom. Blue is where the question starts, orange the answer.',
    steps: [
      {
        term: 'Who is near?',
        text: 'Two hops from one person reach {near} others. Recommendations and linked-account checks use such queries.'
      },
      {
        term: 'How are they connected?',
        text: 'From left to right, the shortest path has {way} edges. Control chains and impact paths use such queries.'
      },
      {
        term: 'Where does this pattern occur?',
        text: 'Three people who all know one another: the graph has {triangles} such triangles. Rings, stars and triangles are typical leads.'
      },
      {
        term: 'Who matters most?',
        text: 'The larger the circle, the more people that person knows: {most} at most. Graph algorithms read the whole graph and rank or group its vertices.'
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
        text: 'Parentheses are vertices, square brackets are edges, and arrows give direction. Together they form the pattern to find. openCypher is a widely used query language; the international standard ISO/IEC 39075 (GQL) was published in 2024.'
      },
      {
        term: 'Graph algorithms',
        text: 'Centrality (such as PageRank) and community detection read the structure of the whole graph, not the values of a column.'
      },
      {
        term: 'Native',
        text: 'Native graph storage keeps the edges of a vertex with it, so a hop needs no index search.'
      }
    ]
  },
  next: {
    question: 'What next?',
    headline: 'Compare table joins and graph hops',
    steps: [
      { kicker: 'Compare', title: 'Compare the cost of joins and hops', link: 'See the comparison' },
      { kicker: 'Try', title: 'Build your first graph', link: 'Read the guide' }
    ]
  }
} satisfies WhatCopy
