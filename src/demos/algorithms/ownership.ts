import { at, type CompactGraph, eachNeighbor } from './compact-graph'

/* Shareholdings: an edge leads from the holder to the company; its share is 0 to 1. */

const maxRounds = 1000
const tolerance = 1e-12

/**
 * The share of a company that each vertex holds directly and indirectly: the sum over all chains of the product of their shares.
 * With cross-holdings there are infinitely many chains, so the sum is built hop by hop until it converges.
 */
export function effectiveShares(graph: CompactGraph, company: number, share: (edge: number) => number): Float64Array {
  const total = new Float64Array(graph.order)
  let current = new Float64Array(graph.order)
  current[company] = 1
  for (let round = 0; round < maxRounds; round += 1) {
    const next = new Float64Array(graph.order)
    let added = 0
    for (let edge = 0; edge < graph.from.length; edge += 1) {
      const part = share(edge) * at(current, at(graph.to, edge))
      if (part === 0) continue
      const holder = at(graph.from, edge)
      next[holder] = at(next, holder) + part
      total[holder] = at(total, holder) + part
      added += part
    }
    if (added < tolerance) break
    current = next
  }
  return total
}

export interface Control {
  /** Controlled companies in the order in which control is gained, each with its votes and the holdings that carry them. */
  steps: { company: number; votes: number; edges: number[] }[]
  /** Votes that the owner and the controlled companies have in each company. */
  votes: Float64Array
}

/** Companies in which an owner and the companies already controlled have more votes than the threshold. */
export function controlledBy(graph: CompactGraph, owner: number, share: (edge: number) => number, threshold: number): Control {
  const votes = new Float64Array(graph.order)
  const isControlled = new Uint8Array(graph.order)
  isControlled[owner] = 1
  const steps: Control['steps'] = []
  const queue = [owner]
  for (const holder of queue) {
    eachNeighbor(graph.adjacency.out, holder, (company, edge) => {
      votes[company] = at(votes, company) + share(edge)
      if (isControlled[company] || at(votes, company) <= threshold) return
      isControlled[company] = 1
      queue.push(company)
    })
  }
  for (const company of queue.slice(1)) {
    const edges: number[] = []
    eachNeighbor(graph.adjacency.in, company, (holder, edge) => {
      if (isControlled[holder]) edges.push(edge)
    })
    steps.push({ company, votes: at(votes, company), edges })
  }
  return { steps, votes }
}

interface Chain {
  /** From the owner to the company. */
  vertices: number[]
  edges: number[]
  product: number
}

/**
 * Chains of holdings from an owner to a company that repeat no company, largest product first.
 * @param minProduct chains with a smaller product are not followed
 */
export function chains(
  graph: CompactGraph,
  owner: number,
  company: number,
  share: (edge: number) => number,
  minProduct: number
): Chain[] {
  const found: Chain[] = []
  const isOn = new Uint8Array(graph.order)
  const extend = (vertices: readonly number[], edges: readonly number[], product: number): void => {
    const last = vertices[0] ?? company
    if (last === owner) {
      found.push({ vertices: [...vertices], edges: [...edges], product })
      return
    }
    isOn[last] = 1
    eachNeighbor(graph.adjacency.in, last, (holder, edge) => {
      const next = product * share(edge)
      if (!isOn[holder] && next >= minProduct) extend([holder, ...vertices], [edge, ...edges], next)
    })
    isOn[last] = 0
  }
  if (owner !== company) extend([company], [], 1)
  return found.sort((a, b) => b.product - a.product)
}
