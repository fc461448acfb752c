import type { OpeningsCopy } from '../types'

export default {
  title: 'Join us',
  description:
    'Openings by city and team: engine, solutions, documentation. Each says what there is to do, what counts, and how to apply.',
  kicker: 'Company · Join us',
  headline: 'Build the graph database\nwith us',
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
  }
} satisfies OpeningsCopy
