import trialPromise from '~/content/trial-promise/en-US'
import type { DownloadCopy } from './types'

export default {
  title: 'Trial and downloads',
  description:
    'Log in to get Free single-server for non-commercial learning. Apply for the other editions; we reply within 1 to 3 working days.',
  kicker: 'Trial and downloads',
  headline: 'Apply for a trial, or get the free edition',
  lead: trialPromise,
  editions: {
    question: 'Which edition should you try?',
    headline: 'What each edition is for, and how to get it',
    lead: 'Apply for a trial on this page. For questions and proofs of concept use the consultation, for partnerships the partner form. Not sure which edition? Use the finder.',
    actions: {
      free: 'Apply for the free edition',
      paid: 'Apply for a trial',
      standard: 'Apply for a trial',
      advanced: 'Apply for a trial'
    },
    download: 'Download the free edition',
    compare: 'Find the edition that fits',
    finder: 'Open the finder',
    start: { question: 'Downloaded?', name: 'Start a database and run a query in five minutes', link: 'Build your first graph' }
  },
  way: {
    name: 'Paid and Enterprise editions: from application to first query',
    stages: [
      { name: 'Choose', text: 'Pick an edition by its limits' },
      { name: 'Log in', text: 'The form opens after you log in' },
      { name: 'Apply', text: 'Tell us your industry and what you want to find out', main: true },
      { name: 'We reply', text: 'Within 1 to 3 working days' },
      { name: 'Install', text: 'Then import a small data set and run your first query' }
    ],
    caption: 'After you log in, you return to the application form'
  },
  tools: {
    question: 'What else do I need?',
    headline: 'Current versions of drivers and tools',
    columns: ['Name', 'Current version', 'For'],
    names: {
      java: { name: 'Java driver', scope: 'single-server editions, on one server' },
      python: { name: 'Python driver', scope: 'single-server editions, on one server' },
      import: { name: 'Data import toolkit', scope: 'see the notes that come with each edition' }
    },
    samples: { text: 'Sample files hold no software. ', link: 'Request the packages' },
    more: 'All versions, checksums and research papers',
    link: 'Open the download center'
  }
} satisfies DownloadCopy
