import type { OpeningsCopy } from '../types'

export default {
  title: 'Join us',
  description:
    'Openings by city and team: engine, solutions, documentation. Each says what there is to do, what counts, and how to apply.',
  kicker: 'Company · Join us',
  headline: 'Build graph databases\nwith us',
  lead: 'Work on the hard problems of graph databases: storing edges, making hops cheaper, proving that no ring was missed.',
  list: {
    question: 'What is open?',
    headline: 'Find a position by city and team',
    lead: 'Choose a city or a team to filter the list. The address keeps your choice, so you can share it.'
  },
  way: {
    question: 'How to join?',
    headline: 'Four steps from application to offer',
    steps: [
      {
        title: 'Apply',
        text: 'Send your CV and one thing you have done and like to talk about in detail. Name the position in the subject.'
      },
      {
        title: 'Talk',
        text: 'Forty-five minutes with those you would work with, about what you have done and what there is to do.'
      },
      {
        title: 'Try',
        text: 'A small exercise close to the daily work, at home, with any tools. Afterwards we discuss your solution together.'
      },
      { title: 'Decide', text: 'We settle duties, dates and pay. If it is no match, we tell you why.' }
    ],
    note: 'Sample procedure.'
  },
  drawing: {
    alt: 'Openings as a graph: cities on the left, teams on the right; each diamond between them is a position, joined to its city and its team',
    caption: 'Cities, positions and teams',
    reading: 'A diamond is a position, joined to its city and its team; orange is what you asked for'
  }
} satisfies OpeningsCopy
