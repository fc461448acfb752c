import type { DownloadCopy } from './types'

export default {
  title: 'Trial and downloads',
  description:
    'Choose an edition, log in and apply: the free single-server one to learn with, the others on trial. Staff are in touch within 1 to 3 working days.',
  kicker: 'Trial and downloads',
  headline: 'Try first, decide after',
  lead: 'Choose an edition, log in, and say what you would like to do with it. We are in touch within 1 to 3 working days, with the package and help for the first import.',
  editions: {
    question: 'Which one to try?',
    headline: 'Four editions, four ways to try',
    lead: 'Not sure which? Write down the size of your graph and the number of users, and let the finder name the smallest that fits.',
    actions: {
      free: 'Apply for the free edition',
      paid: 'Apply for a trial',
      standard: 'Apply for a trial',
      advanced: 'Apply for a trial'
    },
    download: 'Download the free edition',
    compare: 'Find the edition that fits',
    finder: 'Open the finder'
  },
  way: {
    name: 'From applying to the first query',
    stages: [
      { name: 'Choose', text: 'See where each edition ends' },
      { name: 'Log in', text: 'and go on to the form' },
      { name: 'Apply', text: 'with your industry and your question', main: true },
      { name: 'Hear from us', text: 'within 1 to 3 working days' },
      { name: 'Install', text: 'Import a small set of data, run the first query' }
    ],
    caption: 'After the login you go on to where you were going'
  },
  tools: {
    question: 'What else is needed?',
    headline: 'Drivers and tools, current versions',
    columns: ['Name', 'Current version', 'For'],
    names: {
      java: { name: 'Java driver', scope: 'single-server editions' },
      python: { name: 'Python driver', scope: 'single-server editions' },
      import: { name: 'Data import toolkit', scope: 'see the notes that come with each edition' }
    },
    more: 'All versions, checksums and papers',
    link: 'Open the download center'
  }
} satisfies DownloadCopy
