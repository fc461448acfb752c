import type { DownloadsCopy } from '../types'

export default {
  title: 'Downloads',
  description:
    'Editions, the Java and Python drivers, the import toolkit and papers, each with version, date, size and SHA-256, to be checked in the page.',
  kicker: 'Resources · Downloads',
  headline: 'Download,\nthen check',
  lead: 'Every file has its SHA-256. Once downloaded, check it on this page before you install it. What asks for your consent first says so.',
  drawing: {
    caption: 'A download and its check',
    reading: 'Blue is what you do: download, compute, compare. Only if both values are the same do you have the original',
    alt: 'A download and its check: the published file has a published digest, your copy gives a computed one, and the two are compared',
    words: {
      file: 'published file',
      published: 'published SHA-256',
      copy: 'your copy',
      computed: 'computed SHA-256',
      compare: 'same'
    }
  },
  plates: {
    edition: {
      question: 'Which edition?',
      headline: 'Editions',
      lead: 'The free single-server edition can be downloaded here. For the others, ask us first and you will get the package.'
    },
    driver: {
      question: 'From which language?',
      headline: 'Drivers',
      lead: 'Connect to the database from your own program, to write and to query.'
    },
    tool: {
      question: 'How does the data get in?',
      headline: 'Tools',
      lead: 'Import a small set of data first, then a larger one.'
    },
    report: {
      question: 'What to read first?',
      headline: 'Papers',
      lead: 'White papers, test reports and guides, the newest first.'
    }
  },
  check: {
    question: 'Is it the original?',
    headline: 'Check it here',
    lead: 'Choose a file you downloaded. This page computes its SHA-256 and compares it with the published one, for files of several gigabytes too.'
  },
  commands: {
    question: 'Rather in a terminal?',
    headline: 'A command for each system',
    lead: 'The value has to be exactly the published SHA-256.'
  },
  empty: 'There are no files of this kind yet.'
} satisfies DownloadsCopy
