import type { AboutCopy } from '../types'

export default {
  title: 'About us',
  description:
    'One thing since 2016: storing relationships and following them to the end. A native distributed graph database and the products built on it.',
  kicker: 'Company',
  headline: 'One thing:\nfollowing the edges',
  lead: 'The company was founded in 2016. It makes a native distributed graph database and, on top of it, products for analysis, answers and computing. The figure sets our years beside nearly three centuries of graph theory.',
  products: {
    question: 'What do we make?',
    headline: 'One engine, four products',
    lead: 'All four look at data in the same way: a vertex is a thing, an edge is how two things are related, and a query walks along the edges.',
    items: [
      {
        term: 'Graph database',
        text: 'The engine that stores and queries. Four editions share one data model, from free single-server learning to an enterprise deployment with partitioned storage.',
        link: 'See the editions'
      },
      {
        term: 'Graph intelligence platform',
        text: 'Modelling, importing, algorithms and visual analysis on one bench, so that people who know the business can ask along the relationships.',
        link: 'See the platform'
      },
      {
        term: 'Hybrid retrieval-augmented generation',
        text: 'A language model looks in the graph first and in the text second, and every sentence of its answer points back to an edge or a passage.',
        link: 'See how it works'
      },
      {
        term: 'AI compute appliance',
        text: 'Computing power, graph database and model service in one machine, so that data stays in your own server room.',
        link: 'See what is inside'
      }
    ]
  },
  milestones: {
    question: 'Which years?',
    headline: 'An old science, a young company',
    lead: 'One column has the years of the science, each with its source; the other has the company’s own. Its other milestones are printed once the company has confirmed them.',
    field: [
      'Euler proves that nobody can cross the seven bridges of Königsberg once each. Graph theory begins.',
      'Dijkstra publishes an algorithm for shortest paths. Graph databases still run it.',
      'Codd proposes the relational model. From now on a “relation” is a table rather than an edge.',
      'Brin and Page rank web pages by the structure of links. Graph algorithms become everyday things.',
      'The openCypher project goes public. Graph queries begin to share one way of writing.',
      'SQL/PGQ becomes an international standard: tables can be queried as a property graph.',
      'GQL becomes an international standard: graph queries have a standard language of their own.'
    ],
    company: ['The company is founded.', 'The present privacy statement takes effect.'],
    blank: 'Other milestones are printed once the company has confirmed them.',
    drawing: {
      field: 'Science',
      company: 'Company',
      founded: 'Founded',
      alt: 'Time line: on the left seven years of graph theory and graph queries, from 1736 to 2024; on the right the company’s years, from 2016 on'
    }
  },
  manner: {
    question: 'How do we work?',
    headline: 'What is written can be checked',
    items: [
      {
        term: 'Numbers come with a method',
        text: 'Beside test results stand seeds, timeouts and rounds. A number whose test is not stated stands apart, and the page says so.'
      },
      {
        term: 'Samples say so',
        text: 'Every figure on this site is drawn from a small set of data. Where the data is made up it says “illustrative data”, and the counts beside a figure are counted from it.'
      },
      {
        term: 'Cases need consent',
        text: 'No customer is named without agreeing in writing. A blank is better than an invention.'
      },
      {
        term: 'Replies have a deadline',
        text: 'Questions about personal data are answered within 7 working days; network logs are kept for at least six months, as the law asks.'
      }
    ]
  },
  contact: {
    question: 'How to reach us?',
    headline: 'Write, call, or come and work here',
    steps: [
      { kicker: 'Work with us', title: 'See which positions are open', link: 'See openings' },
      { kicker: 'Do business with us', title: 'Tell us how you would like to work together', link: 'Fill in the form' }
    ]
  }
} satisfies AboutCopy
