import type { OpeningsCopy } from '../types'

export default {
  title: 'Join us',
  description:
    'Openings by city and team: engine, solutions, documentation. Each says what there is to do, what counts, and how to apply.',
  kicker: 'Company · Join us',
  headline: 'Walk the edges\nwith us',
  lead: 'What is hard about graph databases is in the details: how an edge is stored, what one hop costs, how to prove that no ring was missed. If you like to follow such questions to the end, come and talk to us.',
  list: {
    question: 'What is open?',
    headline: 'Positions, by city and team',
    lead: 'Choose a city or a team, and figure and list answer together. The address holds what you chose, so you can send it to a friend.'
  },
  way: {
    question: 'How to join?',
    headline: 'Four steps, each with an answer',
    steps: [
      {
        title: 'Write',
        text: 'Send your CV and one thing you have done and like to talk about in detail. Name the position in the subject.'
      },
      {
        title: 'Talk',
        text: 'Forty-five minutes with those you would work with, about what you have done and what there is to do.'
      },
      {
        title: 'Try',
        text: 'A small exercise close to the daily work, at home, with any tools. Afterwards we look at your way of doing it together.'
      },
      { title: 'Decide', text: 'We settle duties, dates and pay. If it is no match, we tell you why.' }
    ],
    note: 'A sample of the procedure; what the company publishes counts.'
  },
  drawing: {
    alt: 'Openings as a graph: cities on the left, teams on the right; each diamond between them is a position, joined to its city and its team',
    caption: 'Cities, positions and teams',
    reading: 'A diamond is a position, joined to its city and its team; orange is what you asked for'
  },
  openings: {
    'storage-engineer': {
      title: 'Storage engine engineer',
      summary:
        'Give vertices, edges and properties their right place on disk and in memory, so that the cost of a hop is predictable.',
      duties: [
        'Design how adjacency and properties are laid out in storage',
        'Weigh writing, compaction and recovery against each other',
        'Write a repeatable measurement for every change'
      ],
      skills: [
        'At home in a systems programming language',
        'Have read the source of a storage engine and can explain it',
        'Measure first, change second'
      ]
    },
    'algorithm-engineer': {
      title: 'Graph algorithm engineer',
      summary: 'Turn algorithms from papers into programs that finish on time on large real graphs.',
      duties: [
        'Implement and speed up algorithms for paths, centrality and communities',
        'Rewrite single-machine algorithms as distributed ones',
        'Document complexity, limits and use'
      ],
      skills: [
        'A firm grounding in algorithms and data structures',
        'A sense of what communication and waiting cost in distributed computing',
        'Can make a point with one small graph'
      ]
    },
    'solution-engineer': {
      title: 'Solution engineer',
      summary: 'Sit down beside the people who know the business, draw their problem as a graph, and write it as a query.',
      duties: [
        'Model, import and verify together with customers',
        'Turn what worked once into a solution for others',
        'Bring what was hard back to the developers'
      ],
      skills: ['Can write queries, and can listen', 'Know one of risk control, supply chains or energy', 'Do not mind travelling']
    },
    'technical-writer': {
      title: 'Technical writer',
      summary: 'Write documentation that developers read to the end: every example runs, and every sentence is of use.',
      duties: [
        'Write and maintain product documentation in Chinese and English',
        'Run every piece of code in it',
        'Find out from feedback what is not understood, and mend it'
      ],
      skills: [
        'Concise and exact Chinese; can write in English directly',
        'Read code and are at ease on the command line',
        'Impatient with vague words'
      ]
    }
  }
} satisfies OpeningsCopy
