import type { OpeningCopy } from '../../types'

export default {
  duties: [
    'Model, import and verify together with customers',
    'Turn what worked once into a solution for others',
    'Bring what was hard back to the developers'
  ],
  skills: ['Can write queries, and can listen', 'Know one of risk control, supply chains or energy', 'Do not mind travelling']
} satisfies OpeningCopy
