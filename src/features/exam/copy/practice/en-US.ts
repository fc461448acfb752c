import type { PracticeCopy } from '../types'

export default {
  title: 'GBCA practice and study material',
  description:
    'Practice questions for the GBCA exam by topic, each with an explanation and its source. Unlimited and never graded. With lessons, documents and videos.',
  kicker: 'Certification · GBCA practice',
  headline: 'GBCA practice',
  lead: 'Answer a question, then read its explanation. Practice questions never appear in an exam. Practice is unlimited, and no result is stored.',
  practice: { question: 'What do you want to practice?', headline: 'Choose a topic and start' },
  materials: {
    question: 'Where can I study?',
    headline: 'Study material',
    items: {
      training: { title: 'GBCA lessons', text: 'All lessons in six topics, with your progress.' },
      install: { title: 'Install the free edition', text: 'Run the queries of the documents on your own computer.' },
      case: { title: 'Example: trace a ring of transfers', text: 'One example in full, from finding the ring to the case.' },
      cheatSheet: { title: 'Query language cheat sheet', text: 'Common query forms on one page.' },
      glossary: { title: 'Glossary: English and Chinese', text: 'Compare the terms before you switch the language of an exam.' },
      school: { title: 'Graph school', text: 'What to learn in which order, from concepts to operations.' },
      videos: { title: 'Video center', text: 'Watch explanations and product tours.' },
      book: { title: 'Recommended reading', text: 'Study graph databases systematically.' }
    }
  }
} satisfies PracticeCopy
