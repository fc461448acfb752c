import type { OpeningCopy } from '../../types'

export default {
  duties: [
    'Implement and speed up algorithms for paths, centrality and communities',
    'Rewrite single-machine algorithms as distributed ones',
    'Document complexity, limits and use'
  ],
  skills: [
    'A firm grounding in algorithms and data structures',
    'A sense of what communication and waiting cost in distributed computing',
    'Can make a point with one small graph'
  ]
} satisfies OpeningCopy
