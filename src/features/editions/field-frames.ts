import { type EditionId, editionFacts, editionIds } from '~/content/editions'

/** Editions with the same limit of graphs. */
interface FieldFrame {
  count: number
  editions: readonly EditionId[]
}

/** In ascending order. */
export function fieldFrames(): FieldFrame[] {
  const byCount = new Map<number, EditionId[]>()
  for (const id of editionIds) {
    const { graphs } = editionFacts[id]
    if (typeof graphs === 'number') byCount.set(graphs, [...(byCount.get(graphs) ?? []), id])
  }
  return [...[...byCount].map(([count, editions]) => ({ count, editions }))].sort((a, b) => a.count - b.count)
}
