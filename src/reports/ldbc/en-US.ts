import type { LdbcCopy } from './types'

export default {
  title: 'Audited social-network benchmark',
  description:
    'The audited LDBC SNB Interactive benchmark: 48 threads, 2 hours, 64 million operations, none late. The driver settings explained and drawn to scale.',
  kicker: 'Benchmarks · LDBC SNB',
  headline: '64 million operations, none late',
  lead: 'A third party audited this LDBC SNB Interactive run: 48 threads, 2 hours. Operations are scheduled in advance: one that actually starts more than 1 second after its scheduled time is late. LDBC’s rules allow 5% of operations to be late; this run had none.',
  figure: {
    alt: 'Two bars: 100 for the comparison result, 170 for this result',
    caption: 'Throughput, to scale',
    reading: 'The outline is the comparison result, set to 100; blue is this result',
    note: 'The {gain}% is the audited result, compared with {baseline}'
  },
  words: {
    baseline: 'comparison result',
    result: 'this result',
    warmup: 'warm-up',
    run: 'measured run',
    operations: '{count} operations',
    schedule: 'one second of original time',
    real: 'the same interval in the run',
    lateLimit: '5% allowed',
    late: '0 reached'
  },
  figures: {
    late: { term: 'Late operations', text: '{late}% ({lateAllowed}% allowed)' },
    rate: { term: 'Throughput of the run', text: 'about {rate} operations per second' },
    throughput: { term: 'Audited throughput gain: {threads} threads, measured run of {runTime}', text: '{gain}%' }
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
        'The interval between two operations in the run, divided by their original interval. The smaller it is, the more operations per second. {compression} is {compressionPercent}% of the original interval.'
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
        'An operation is late if it actually starts more than 1 second after its scheduled time. A valid run may have up to {lateAllowed}%.'
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
      alt: 'A bar of 30 minutes of warm-up and 2 hours of run; below, one second of original time and the 53 milliseconds it takes in the run',
      caption: 'Time and operations are both 1 : 4. One second of original time takes 53 milliseconds in the run.'
    },
    late: {
      alt: 'A ruler from 0 to 6%, with the limit at 5% and the result at 0',
      caption: 'Share of late operations: 5% allowed, none reached'
    }
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
