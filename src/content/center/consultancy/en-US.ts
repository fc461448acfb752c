import type { ConsultancyCopy } from '../types'

export default {
  title: 'Consultancy',
  description:
    'Questions asked before a graph database is introduced, with short answers: whether, where, with which data, and who looks after it.',
  kicker: 'Study center · Consultancy',
  headline: 'Learn from questions\nother teams asked',
  lead: 'Before a project starts, each role has its own questions. Read the short answer first, then open it for the reasons.',
  drawing: {
    caption: 'Who asks what',
    reading: 'Circles are roles, squares are questions; an edge connects a role to its question',
    alt: 'Who asks what: architect, data engineer, business owner and operator on the left, four common questions on the right',
    words: {
      architect: 'Architect',
      engineer: 'Data eng.',
      business: 'Business',
      operator: 'Operations',
      choose: 'Do we need it?',
      place: 'Where to put it?',
      merge: 'Which record?',
      maintain: 'Who maintains it?'
    }
  },
  list: {
    question: 'What do teams ask?',
    headline: 'Questions and short answers',
    empty: 'No articles yet.'
  }
} satisfies ConsultancyCopy
