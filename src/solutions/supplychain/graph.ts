import { groupBy } from '~/lib/group-by'
import { reach } from '../graph-algorithms'
import type { Cell } from '../types'

/*
 * The graph of the supply chain page: deliveries of parts, and how many days the receiver's stock of each part lasts.
 * Suppliers of the same part can replace each other. Invented for illustration.
 */

export interface Delivery {
  from: string
  to: string
  part: string
  /** Days that the receiver's stock of the part lasts. */
  stock: number
}

const delivery = (from: string, to: string, part: string, stock: number): Delivery => ({ from, to, part, stock })

/** Sites by tier, from raw materials to products. */
export const tiers: readonly (readonly string[])[] = [
  ['R1', 'R2', 'R3', 'R4'],
  ['M1', 'M2', 'M3', 'M4', 'M5'],
  ['T1', 'T2', 'T3', 'T4'],
  ['L1', 'L2', 'L3'],
  ['G1', 'G2', 'G3', 'G4']
]

export const deliveries: readonly Delivery[] = [
  delivery('R1', 'M1', 'magnet alloy', 12),
  delivery('R2', 'M2', 'steel', 20),
  delivery('R3', 'M3', 'wafer', 30),
  delivery('R4', 'M4', 'resin', 6),
  delivery('R2', 'M5', 'steel', 15),
  delivery('M1', 'T1', 'magnet', 10),
  delivery('M2', 'T1', 'sheet', 14),
  delivery('M3', 'T2', 'chip', 21),
  delivery('M4', 'T2', 'connector', 7),
  delivery('M4', 'T3', 'connector', 9),
  delivery('M5', 'T3', 'connector', 9),
  delivery('M2', 'T4', 'sheet', 12),
  delivery('T1', 'L1', 'motor', 3),
  delivery('T2', 'L1', 'controller', 4),
  delivery('T2', 'L2', 'controller', 9),
  delivery('T3', 'L2', 'harness', 5),
  delivery('T3', 'L3', 'harness', 4),
  delivery('T4', 'L3', 'frame', 6),
  delivery('L1', 'G1', 'model one', 8),
  delivery('L1', 'G2', 'model two', 3),
  delivery('L2', 'G3', 'model three', 10),
  delivery('L3', 'G4', 'model four', 7)
]

/** The supplier that stops. */
export const stopped = 'R4'

/** All sites downstream of it, with or without another source. */
export const downstream = [...reach(deliveries, stopped).keys()].filter((id) => id !== stopped)

/**
 * The day on which each site stops: when the first of its parts runs out. A part runs out when its last supplier has
 * stopped and the stock is used up. Excludes sites that continue.
 */
export const stops: ReadonlyMap<string, number> = (() => {
  const days = new Map([[stopped, 0]])
  for (const site of tiers.flat()) {
    const incoming = deliveries.filter(({ to }) => to === site)
    const parts = groupBy(incoming, ({ part }) => part)
    const out = [...parts.values()].map((sources) =>
      Math.max(...sources.map(({ from, stock }) => (days.get(from) ?? Number.POSITIVE_INFINITY) + stock))
    )
    const first = Math.min(...out)
    if (Number.isFinite(first)) days.set(site, first)
  }
  return days
})()

export const stopping = [...stops].filter(([id]) => id !== stopped).sort((a, b) => a[1] - b[1])
/** Downstream sites that continue. */
export const spared = downstream.filter((id) => !stops.has(id))
export const lines = tiers[3] ?? []
export const products = tiers[4] ?? []
export const stoppedLines = lines.filter((id) => stops.has(id))
export const stoppedProducts = products.filter((id) => stops.has(id))
export const firstLine = stopping.find(([id]) => lines.includes(id)) ?? ['', 0]
export const lastDay = Math.max(...stops.values())

export const stopRows: readonly (readonly Cell[])[] = stopping.map(([id, day]) => {
  const cause = deliveries.find(({ from, to, stock }) => to === id && (stops.get(from) ?? Number.NaN) + stock === day)
  return [{ text: id, mark: 'found' }, cause?.from ?? '', `${cause?.stock ?? 0}`, { text: `${day}`, mark: 'found' }]
})

export const query = `MATCH (:Site {id: 'R4'})-[:DELIVERS*0..6]->(b:Site)
WITH collect(DISTINCT b.id) AS below
MATCH p = (:Site {id: 'R4'})-[:DELIVERS*1..6]->(x:Site)
WHERE ALL(d IN relationships(p) WHERE NOT EXISTS {
  MATCH (s:Site)-[o:DELIVERS]->(y:Site)
  WHERE y = endNode(d) AND o.part = d.part
    AND NOT s.id IN below
})
RETURN x.id, min(reduce(days = 0, d IN relationships(p) |
                        days + d.stock)) AS stops
ORDER BY stops`

export const sourceQuery = `MATCH (:Site {id: 'R4'})-[:DELIVERS*0..6]->(b:Site)
WITH collect(DISTINCT b.id) AS below
MATCH (a:Site)-[d:DELIVERS]->(y:Site)<-[o:DELIVERS]-(s:Site)
WHERE a.id IN below AND o.part = d.part
  AND NOT s.id IN below
RETURN y.id, o.part, collect(s.id) AS sources`
