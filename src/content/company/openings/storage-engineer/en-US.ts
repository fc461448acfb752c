import type { OpeningCopy } from '../../types'

export default {
  duties: [
    'Design how adjacency and properties are laid out in storage',
    'Weigh writing, compaction and recovery against each other',
    'Write a repeatable measurement for every change'
  ],
  skills: [
    'At home in a systems programming language',
    'Have read the source of a storage engine and can explain it',
    'Measure first, change second'
  ]
} satisfies OpeningCopy
