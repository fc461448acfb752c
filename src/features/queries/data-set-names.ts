import { demoName, demoTypes } from '~/demos/demos'
import { m } from '~/paraglide/messages'
import { solutionName } from '~/solutions/addresses'
import { type DataSetId, solutionOf } from './data-sets'

/** Name of a data set on the site. */
export function setName(id: DataSetId): string {
  if (id === 'transfers') return m.queries_set_transfers()
  if (id === 'hops') return m.queries_set_hops()
  const solution = solutionOf(id)
  if (solution) return solutionName(solution)
  const demo = demoTypes.find((type) => type === id)
  return demo ? demoName(demo) : id
}
