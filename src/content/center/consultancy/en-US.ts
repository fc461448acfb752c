import type { ConsultancyCopy } from '../types'

export default {
  title: 'Consultancy',
  description:
    'Questions asked before a graph database is introduced, with short answers: whether, where, with which data, and who looks after it.',
  kicker: 'Study center · Consultancy',
  headline: 'Somebody asks,\nsomebody answers',
  lead: 'Before a project begins, different people ask different things. Here is each question with its short answer; open it for the reasons.',
  drawing: {
    caption: 'Who asks what',
    reading: 'A circle is somebody who asks, a square a question. Those who share a question should sit down together',
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
    question: 'What is asked and answered?',
    headline: 'One question, one answer',
    empty: 'There are no articles yet.'
  }
} satisfies ConsultancyCopy
