import trialPromise from '~/content/trial-promise/en-US'
import type { DownloadsCopy } from '../types'

export default {
  title: 'Downloads',
  description:
    'Editions, Java and Python drivers, the import toolkit and papers. Each has its version, date, size and a SHA-256 that you can verify on the page.',
  kicker: 'Resources · Downloads',
  headline: 'Download and verify',
  lead: 'Every file comes with its SHA-256. Verify it on this page before you install. Files that require your consent say so.',
  drawing: {
    caption: 'A download and its check',
    reading: 'Blue is what you do: download, compute, compare. Equal values mean that you have the original',
    alt: 'A download and its check: the published file has a published checksum, your copy gives a computed one, and the two are compared',
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
      lead: trialPromise
    },
    driver: {
      question: 'Which language do you use?',
      headline: 'Drivers',
      lead: 'Connect from your own program to read and write.'
    },
    tool: {
      question: 'How do you import data?',
      headline: 'Tools',
      lead: 'Start with a small data set, then import the rest.'
    },
    report: {
      question: 'Which papers are there?',
      headline: 'Research papers',
      lead: 'White papers, test reports and guides, the newest first.'
    }
  },
  check: {
    question: 'How do you verify a file?',
    headline: 'Verify it on this page',
    lead: 'Choose a file you downloaded. This page computes its SHA-256 and compares it with the published one. Files of several gigabytes work too.'
  },
  commands: {
    question: 'How to verify it in a terminal?',
    headline: 'Commands for each system',
    lead: 'The value must match the published SHA-256 exactly.'
  },
  empty: 'No files of this type yet.'
} satisfies DownloadsCopy
