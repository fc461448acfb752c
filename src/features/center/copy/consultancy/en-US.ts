import type { ConsultancyCopy } from '../types'

export default {
  title: 'Questions and answers',
  description:
    'Common questions before you adopt a graph database, with short answers: whether you need one, where to deploy it, how to merge data, and who maintains it.',
  kicker: 'Resources · Questions and answers',
  headline: 'Questions to settle before you start',
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
      merge: 'How to merge?',
      maintain: 'Who maintains it?'
    }
  },
  list: {
    question: 'Which questions are there?',
    headline: 'Questions and short answers',
    empty: 'No articles yet.'
  }
} satisfies ConsultancyCopy
