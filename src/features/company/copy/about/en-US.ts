import type { AboutCopy } from '../types'

export default {
  title: 'About us',
  description:
    'Founded in 2016, we make a native distributed graph database, a graph intelligence platform, hybrid RAG and an AI compute appliance.',
  kicker: 'Company',
  headline: 'A graph database company since 2016',
  lead: 'We make a native distributed graph database, with products for analysis, question answering and compute. The timeline sets our founding beside the milestones of graph theory.',
  products: {
    question: 'What do we make?',
    headline: 'Products for connected data',
    lead: 'Store and query relationships, analyze them, ground answers in them, and supply the compute.',
    items: [
      {
        term: 'Graph database',
        text: 'A native distributed graph database in four editions, from a free one for learning to one with partitioned storage.',
        link: 'See the editions'
      },
      {
        term: 'Graph intelligence platform',
        text: 'For analysts who search, expand and compare relationships on the graph.',
        link: 'See the platform'
      },
      {
        term: 'Hybrid retrieval-augmented generation',
        text: 'Graph retrieval and text retrieval together supply a language model with evidence.',
        link: 'See how it works'
      },
      {
        term: 'AI compute appliance',
        text: 'One unit of hardware and software for graph queries and language models.',
        link: 'See the appliance'
      }
    ]
  },
  more: 'Milestones, and how we work',
  milestones: {
    question: 'How did graph databases develop?',
    headline: 'From graph theory to graph databases',
    lead: 'Milestones in graph theory and databases, and the year we were founded.',
    field: [
      'Euler proves that no route crosses each of the seven bridges of Königsberg exactly once. Graph theory begins.',
      'Dijkstra publishes an algorithm for shortest paths. Graph databases still run it.',
      'Codd proposes the relational model. A “relation” in this model is a table, not an edge.',
      'Brin and Page rank web pages by the structure of links. Graph algorithms enter everyday use.',
      'The openCypher project is announced. Graph queries begin to share a notation.',
      'SQL/PGQ becomes an international standard: tables can be queried as a property graph.',
      'GQL becomes an international standard: graph queries have a standard language of their own.'
    ],
    company: ['The company is founded.'],
    drawing: {
      field: 'Field',
      company: 'Company',
      founded: 'Founded',
      alt: 'Time line: on the left seven milestones in graph theory and databases, from 1736 to 2024; on the right the founding of the company in 2016'
    }
  },
  manner: {
    question: 'How do we work?',
    headline: 'What we commit to',
    items: [
      {
        term: 'Tests state their method',
        text: 'Self-run reports state seeds, time limits and iterations.'
      },
      {
        term: 'Sample data is marked',
        text: 'Diagrams are drawn from small data sets. Data that is not real is marked as a sample or a demonstration, and the numbers beside it are computed from it.'
      },
      {
        term: 'Cases need consent',
        text: 'We publish a case only after the customer agrees.'
      },
      {
        term: 'Replies have a deadline',
        text: 'Feedback on personal data is answered within 7 working days.'
      }
    ]
  },
  facts: {
    plate: { question: 'Who is the company?', headline: 'Registration, offices and certificates' },
    entity: { caption: 'Legal entity', columns: ['Name', 'Registration number', 'Registered office'] },
    offices: { caption: 'Offices', columns: ['City', 'Address'] },
    people: { caption: 'People', columns: ['Name', 'Role', 'About'] },
    certificates: { caption: 'Certificates', columns: ['Certificate', 'Issued by', 'Number', 'Valid until'] },
    advisories: { caption: 'Security advisories', columns: ['Number', 'Published', 'Summary', 'Affected', 'Fixed in'] },
    security: 'Report a vulnerability'
  },
  contact: {
    question: 'How can you reach us?',
    headline: 'Contacts and cooperation',
    steps: [
      { kicker: 'Work with us', title: 'See which positions are open', link: 'See openings' },
      { kicker: 'Do business with us', title: 'Tell us how you would like to work together', link: 'Fill in the form' }
    ]
  }
} satisfies AboutCopy
