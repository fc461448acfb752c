import type { LdbcCopy } from './types'

export default {
  title: 'Audited social-network benchmark',
  description:
    'The audited LDBC SNB Interactive benchmark: 70% more throughput than its baseline and no late operations. Each setting of the driver explained, drawn to scale.',
  kicker: 'Benchmarks · LDBC SNB',
  headline: '70% above baseline,\nno late operations',
  lead: 'The benchmark sends operations on a fixed schedule. An operation that starts more than one second behind schedule counts as late. The rules allow 5% of operations to be late; this run had none.',
  figure: {
    alt: 'Two bars: 100 for the baseline, 170 for the result',
    caption: 'Throughput, to scale',
    reading: 'The outline is the baseline, set to 100 and named in the disclosure report; blue is the result',
    note: 'The {gain}% is the audited result; the disclosure report names its baseline'
  },
  words: {
    baseline: 'baseline',
    result: 'result',
    warmup: 'warm-up',
    run: 'measured run',
    operations: '{count} operations',
    schedule: 'one second of the schedule',
    real: 'the same second in the run',
    lateLimit: '5% allowed',
    late: '0 reached'
  },
  figures: {
    throughput: { term: 'Throughput above the baseline', text: '+{gain}%' },
    late: { term: 'Late operations', text: '{late}% ({lateAllowed}% allowed)' },
    rate: { term: 'Throughput of the run', text: 'about {rate} operations per second' }
  },
  settings: {
    question: 'What do the settings mean?',
    headline: 'Settings of the run and their definitions',
    columns: ['Setting', 'Value', 'Definition'],
    rows: {
      threads: ['thread_count', '{threads}', 'Threads with which the driver executes operations at the same time.'],
      compression: [
        'time_compression_ratio',
        '{compression}',
        'Scales the time between two operations of the schedule: the smaller, the more operations per second. {compression} is {compressionPercent}% of the original interval.'
      ],
      warmup: ['warmup', '{warmup}', 'Operations of the warm-up, which took {warmupTime}. They do not count.'],
      operations: [
        'operation_count',
        '{operations}',
        'Operations of the run, which took {runTime}. Only these count in the result.'
      ],
      late: [
        'Lateness',
        '{late}%',
        'An operation is late if it starts more than one second behind schedule. A valid run may have up to {lateAllowed}%.'
      ],
      duration: [
        'Duration',
        '{warmupTime} + {runTime}',
        'The warm-up comes first and does not count. Times and operations have the same ratio, 1 : 4.'
      ]
    },
    note: 'Names of settings are those of the driver of the LDBC SNB Interactive benchmark.'
  },
  scale: {
    question: 'How long was the test?',
    headline: 'Time, operations and lateness to scale',
    run: {
      alt: 'A bar of 30 minutes of warm-up and 2 hours of run; below, one second of the schedule and the 53 milliseconds it takes in the run',
      caption: 'Time and operations are both 1 : 4. A second of the schedule takes 53 milliseconds in the run.'
    },
    late: {
      alt: 'A ruler from 0 to 6%, with the limit at 5% and the result at 0',
      caption: 'Share of late operations: 5% allowed, none reached'
    }
  },
  audit: {
    question: 'Where are the audit’s details?',
    headline: 'Request the disclosure report to check this result',
    lead: 'The disclosure report names all of the following and has a SHA-256. Request it before you compare this result with another.',
    items: [
      { term: 'Auditor and date', text: 'Who audited which version, and when.' },
      { term: 'Baseline and scale factor', text: 'What the {gain}% compares with, and how large the dataset was.' },
      { term: 'Configuration', text: 'Hardware, settings and every step.' }
    ],
    request: 'Request the disclosure report'
  },
  next: {
    question: 'What next?',
    headline: 'Read the method, or test on your data',
    steps: [
      { kicker: 'The method', title: 'How databases are compared, with an example to check', link: 'See all reports' },
      { kicker: 'Test together', title: 'Your own data and queries, tested with us', link: 'Book a proof of concept' }
    ],
    others: 'Other reports'
  }
} satisfies LdbcCopy
