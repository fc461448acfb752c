import type { PageCopy } from '~/content/page-copy'
import { demoTypes } from '~/demos/demos'
import { numberFirst } from '~/lib/number-words'

export default {
  title: 'Online demos: graph algorithms you can run',
  description: `${numberFirst(demoTypes.length, 'en-US')} questions on graphs you can run and change: fraud rings, power islands, money trails, control chains, supply failures and recommendations.`,
  kicker: 'Online demos',
  headline: 'Run a graph algorithm and see every step',
  lead: 'Each demo asks one question of a graph of up to 600 vertices. Set the parameters, step through the run, and ask why a vertex is in the result. Change the graph and see the answer change.'
} satisfies PageCopy
