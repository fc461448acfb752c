import type { DemoMeta } from '../types'

export default {
  solution: 'power',
  document: { id: 18, anchor: 'components' },
  data: {
    origin: 'published',
    seed: 118,
    generator: 'scripts/demos/power.ts',
    license: 'published-case',
    address: 'https://labs.ece.uw.edu/pstca/pf118/pg_tca118bus.htm'
  }
} satisfies DemoMeta
