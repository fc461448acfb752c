import type { OpeningsCopy } from '../types'

export default {
  title: 'Join us',
  description:
    'Openings by city and team: engine, solutions, documentation. Each describes the work, the skills that matter, and how to apply.',
  kicker: 'Company · Join us',
  headline: 'Build graph databases with us',
  lead: 'Work on the hard problems of graph databases: storing edges, making hops cheaper, proving that no ring was missed.',
  list: {
    question: 'Which jobs are open?',
    headline: 'Find a position by city and team',
    lead: 'Choose a city or a team to filter the list. The address keeps your choice, so you can share it.'
  },
  way: {
    question: 'How do I apply?',
    headline: 'Four steps from application to offer',
    steps: [
      {
        title: 'Apply',
        text: 'Send your CV and one piece of work that you would like to explain in detail. Name the position in the subject.'
      },
      {
        title: 'Talk',
        text: 'Meet your future colleagues for forty-five minutes to discuss your experience and the job.'
      },
      {
        title: 'Try',
        text: 'Solve a small exercise close to the daily work, at home and with any tools. Afterward we discuss your solution together.'
      },
      { title: 'Decide', text: 'We agree on duties, dates and pay. If it is not a match, we tell you why.' }
    ],
    note: 'Sample procedure.'
  },
  drawing: {
    alt: 'Openings as a graph: cities on the left, teams on the right; each diamond between them is a position, connected to its city and its team',
    caption: 'Cities, positions and teams',
    reading: 'A diamond is a position, connected to its city and its team; orange matches your filter'
  }
} satisfies OpeningsCopy
