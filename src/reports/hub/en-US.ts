import { brand } from '~/contract/brand'
import { numberFirst } from '~/lib/number-words'
import { reports } from '../reports'
import type { HubCopy } from './types'

export default {
  title: 'Benchmark reports',
  description:
    'An audited social-network benchmark, the method of comparing graph databases, and an example result whose every measurement you can check.',
  kicker: 'Resources · Benchmark reports',
  headline: 'One audited result, one published method',
  lead: 'A third party audited the social-network benchmark; its settings and result are listed. Six more reports share one method. They list its workloads, seeds, time limits and queries, so that you can run it.',
  actions: { samples: 'See the report format', reports: 'Browse the reports' },
  figure: {
    alt: 'A seed vertex in the middle and three circles of vertices around it; each hop reaches one circle further',
    caption: 'The basic test: start from a seed, one circle per hop',
    reading: 'Blue is the seed; dashed circles are hops, with the time limit beside them',
    note: 'Sample data; vertices reached within one to three hops: {counts}'
  },
  list: {
    question: 'Which reports are there?',
    headline: `${numberFirst(reports.length, 'en-US')} reports and who runs them`,
    lead: 'A third party checked the audited result. The other six list the method and its queries for you to run.'
  },
  explorer: {
    question: 'What does a report look like?',
    headline: `Example of the report format, without ${brand}`,
    lead: `The example measures SQLite, the graph database Grafeo and a baseline of TypeScript arrays, all in memory on a small graph. At one hop, SQLite is faster than Grafeo; at six hops, Grafeo is. The baseline is not a database. The example shows the report format and says nothing about ${brand}’s speed.`
  },
  trust: {
    question: 'Why trust a result?',
    headline: 'Published with its measurements, computed from them',
    items: [
      {
        term: 'Measurements only',
        text: 'A report stores measurements only. Means and percentiles are computed from them.'
      },
      {
        term: 'Checked before publication',
        text: 'Every checksum is recomputed and every answer compared, seed by seed. If anything differs, the result is not published.'
      },
      {
        term: 'No mean when a query times out',
        text: 'A timeout counts as a failure in the success rate and as its time limit in the percentiles. If any query times out, no mean is shown.'
      },
      {
        term: 'Repeatable',
        text: 'Each result states its command, data generator and seeds.'
      }
    ]
  },
  papers: {
    question: 'Which files can I download?',
    headline: 'Accept the privacy statement, then download',
    lead: 'The pages are public. A report becomes a file when it is published; read and accept the privacy statement before you download one.',
    items: [
      {
        term: 'What we collect',
        text: 'Name, phone number, email and industry. The privacy statement says what for.'
      },
      { term: 'How to check', text: 'Every file has its SHA-256 checksum. Check it on the page once you have downloaded it.' }
    ],
    link: 'Browse all papers and reports'
  },
  more: 'Trust, papers and report format',
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
