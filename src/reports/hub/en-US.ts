import { brand } from '~/contract/brand'
import type { HubCopy } from './types'

export default {
  title: 'Benchmark reports',
  description:
    'An audited social-network benchmark, the method of comparing graph databases, and results that you can check sample by sample and measure again.',
  kicker: 'Resources · Reports',
  headline: 'Benchmark results\nyou can reproduce',
  lead: 'Trust results you can verify. Each report states its data, queries, versions and limits. Every result includes all samples and the command to rerun it.',
  actions: { samples: 'Explore the example', reports: 'Browse the reports' },
  figure: {
    alt: 'A seed vertex in the middle and three rings of vertices around it; each hop reaches one ring further',
    caption: 'The basic test: start from a seed, one ring per hop',
    reading: 'Blue is the seed; dashed rings are hops, with the time limit beside them',
    note: 'Illustrative data; vertices reached within one to three hops: {counts}'
  },
  list: {
    question: 'Which reports are there?',
    headline: 'Seven reports and who ran them',
    lead: 'The audited report was checked by a third party; self-run reports publish every sample. Reports without results publish their method first.'
  },
  explorer: {
    question: 'What does a result contain?',
    headline: 'A self-run example, seed by seed',
    lead: `Two embeddable engines and a TypeScript baseline, measured by the same method on a generated graph. It shows samples, checks and the rerun, and says nothing about ${brand}.`
  },
  trust: {
    question: 'Why trust a result?',
    headline: 'Samples are published, figures are computed',
    items: [
      {
        term: 'Samples only',
        text: 'A result stores neither means nor percentiles; they are computed from its samples. A file that stores a computed figure is rejected.'
      },
      {
        term: 'Checked on import',
        text: 'The import recomputes every digest and compares the answers seed by seed. If anything differs, it rejects the whole file and states the reason.'
      },
      {
        term: 'No timeout in a mean',
        text: 'A timeout counts as a sample at its limit, in the success rate and the percentiles but never in the mean.'
      },
      {
        term: 'Rerun with one command',
        text: 'Each result has its command, the generator of its data and the seeds. Measure it again on your machine.'
      }
    ]
  },
  papers: {
    question: 'Where are the full reports?',
    headline: 'Accept the privacy statement, then download',
    lead: 'The pages are public. The full reports are files; before you download one, read and accept the privacy statement.',
    items: [
      {
        term: 'What we collect',
        text: 'Name, mobile number, email and industry. The privacy statement says what for, and how long we keep them.'
      },
      { term: 'How to check', text: 'Every file has its SHA-256. Check it on the page once you have downloaded it.' }
    ],
    link: 'Browse the full reports'
  },
  next: {
    question: 'What next?',
    headline: 'Test on your own data',
    steps: [
      {
        kicker: 'Test together',
        title: 'Your data and queries, measured by the same method',
        link: 'Book a proof of concept'
      },
      { kicker: 'Start yourself', title: 'Measure the single-server edition on a server of your own', link: 'Developer report' }
    ]
  }
} satisfies HubCopy
