import { trialPromise } from '../trial-promise'
import type { DownloadCopy } from './types'

export default {
  title: 'Trial and downloads',
  description:
    'Log in to get Free single-server for non-commercial learning. Apply for the other editions; we reply within 1 to 3 working days.',
  kicker: 'Trial and downloads',
  headline: 'Start your free trial',
  lead: trialPromise['en-US'],
  editions: {
    question: 'Which edition to try?',
    headline: 'Choose the edition to try',
    lead: 'Not sure which? Enter the size of your graph and the number of users in the edition finder.',
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
      { name: 'Choose', text: 'an edition by its limits' },
      { name: 'Log in', text: 'to continue with the form' },
      { name: 'Apply', text: 'with your industry and your question', main: true },
      { name: 'We reply', text: 'within 1 to 3 working days' },
      { name: 'Install', text: 'Import a small data set, run your first query' }
    ],
    caption: 'After you log in, you return to your application'
  },
  tools: {
    question: 'What else do I need?',
    headline: 'Current versions of drivers and tools',
    columns: ['Name', 'Current version', 'For'],
    names: {
      java: { name: 'Java driver', scope: 'single-server editions' },
      python: { name: 'Python driver', scope: 'single-server editions' },
      import: { name: 'Data import toolkit', scope: 'see the notes that come with each edition' }
    },
    more: 'All versions, checksums and research papers',
    link: 'Open the download center'
  }
} satisfies DownloadCopy
