import { at, type CompactGraph } from './compact-graph'

export interface Payments {
  graph: CompactGraph
  amount: (edge: number) => number
  /** Payments are followed in this order; of equal times, in the order of the graph. */
  time: (edge: number) => number
}

export interface MoneyFlow {
  /** Amount of the followed money in each payment, in order of time. */
  carried: { edge: number; amount: number }[]
  /** Amount that stays on each account. */
  held: Float64Array
  /** Amount that each account received. */
  received: Float64Array
}

/**
 * Follows money from an account along payments in order of time. A payment carries the followed money of its account, up to its
 * amount, if the money arrived before it and within the window.
 * @param limits `minAmount`: payments that would carry less are ignored
 */
export function followMoney(
  { graph, amount, time }: Payments,
  source: number,
  limits: { window: number; minAmount: number }
): MoneyFlow {
  const order = Array.from(graph.from.keys()).sort((a, b) => time(a) - time(b) || a - b)
  const [held, received] = [new Float64Array(graph.order), new Float64Array(graph.order)]
  const arrived = new Float64Array(graph.order).fill(Number.NEGATIVE_INFINITY)
  const carried: MoneyFlow['carried'] = []
  for (const edge of order) {
    const [from, to] = [at(graph.from, edge), at(graph.to, edge)]
    if (from === to) continue
    const isFresh = time(edge) - at(arrived, from) <= limits.window && time(edge) > at(arrived, from)
    // Every payment of the source is followed; money that returns to it stays there.
    const part = from === source ? amount(edge) : isFresh ? Math.min(at(held, from), amount(edge)) : 0
    if (part <= 0 || part < limits.minAmount) continue
    if (from !== source) held[from] = at(held, from) - part
    held[to] = at(held, to) + part
    received[to] = at(received, to) + part
    arrived[to] = time(edge)
    carried.push({ edge, amount: part })
  }
  return { carried, held, received }
}

/** Traces the largest payments from an account back to the source. Each was made before the next one. */
export function moneyTrail({ graph, time }: Payments, { carried }: MoneyFlow, source: number, account: number): number[] {
  const trail: number[] = []
  let latest = Number.POSITIVE_INFINITY
  for (let vertex = account; vertex !== source || trail.length === 0; ) {
    const incoming = carried.filter(({ edge }) => at(graph.to, edge) === vertex && time(edge) < latest && !trail.includes(edge))
    const [largest] = incoming.sort((a, b) => b.amount - a.amount)
    if (!largest) break
    trail.unshift(largest.edge)
    latest = time(largest.edge)
    vertex = at(graph.from, largest.edge)
  }
  return trail
}
