import type { DemoMeta } from '../types'

export default {
  solution: 'power',
  document: { id: 19, anchor: 'weighted' },
  data: {
    origin: 'published',
    seed: 57,
    generator: 'scripts/demos/modulation.ts',
    license: 'published-case',
    address: 'https://labs.ece.uw.edu/pstca/pf57/pg_tca57bus.htm'
  }
} satisfies DemoMeta
