import type { OverviewCopy } from '../types'

export default {
  title: 'Certification',
  description:
    'Graph database certifications GBCA, GBCP and GBCM. For GBCA, see the topics, number of questions, pass mark and validity, and prepare with lessons and practice.',
  kicker: 'Resources · Certification',
  headline: 'Prove your graph skills with GBCA',
  lead: 'GBCA is the first of the certifications GBCA, GBCP and GBCM. It examines six topics: concepts, modeling, queries, algorithms, operations and security. Study the lessons by topic, practice, then take the exam online. If you pass, you get a certificate that others can verify.',
  actions: { start: 'Start training', exam: 'Take the GBCA exam' },
  figure: {
    caption: 'The questions of one GBCA exam, by topic',
    reading: 'Each square is one question',
    unavailable: 'The exam outline cannot be loaded right now. The lessons are available, so you can start with them.'
  },
  rules: { question: 'How does the exam work?', headline: 'Know the rules before you start' },
  series: {
    question: 'Which certifications are there?',
    headline: 'Take GBCA online',
    lead: 'The three certifications form one series.',
    gbca: {
      text: 'For developers, data engineers, architects and operators who work with a graph database. Six topics, one online exam, in English or Chinese.',
      link: 'See what GBCA certifies'
    },
    talk: 'Talk to us',
    unset: 'Leave your email address to hear when registration opens.',
    notify: 'Notify me'
  },
  notice: {
    question: 'Planning for GBCP or GBCM?',
    headline: 'Hear when registration opens',
    lead: 'Choose a certification and leave your email address. When registration opens, our staff will send you one email.'
  },
  prepare: {
    question: 'How do I prepare?',
    headline: 'Study, practice, take the exam, share the certificate',
    steps: {
      learn: {
        title: 'Study the lessons',
        text: 'Each lesson covers a few sections of one document. Mark it as done when you finish. You can study without an account; log in to keep your progress.',
        link: 'Open the lessons'
      },
      practice: {
        title: 'Practice',
        text: 'Log in and practice by topic. Every question is explained at once, with its source. Practice is unlimited and never graded.',
        link: 'Practice questions'
      },
      exam: {
        title: 'Take the exam',
        text: 'Log in, confirm your name for the certificate, and start. Every answer is saved, so you can continue after an interruption.',
        link: 'Go to the exam'
      },
      verify: {
        title: 'Share your certificate',
        text: 'You get a certificate when you pass. Anyone with its number can check on the verification page that it is valid.',
        link: 'Verify a certificate'
      }
    }
  }
} satisfies OverviewCopy
