import type { Cell } from '../types'

/*
 * The graph of the anti-money-laundering page: one sum is split, passed on in layers and gathered again, among ordinary
 * transfers. Amounts in ten thousand yuan, times in hours since the first transfer. Invented for illustration.
 */

export interface Transfer {
  from: string
  to: string
  amount: number
  hour: number
}

const transfer = (from: string, to: string, amount: number, hour: number): Transfer => ({ from, to, amount, hour })

export const transfers: readonly Transfer[] = [
  transfer('S1', 'A1', 49, 0),
  transfer('S1', 'A2', 48, 0),
  transfer('S1', 'A3', 47, 1),
  transfer('S1', 'A4', 49, 1),
  transfer('S1', 'A5', 48, 2),
  transfer('S1', 'A6', 47, 2),
  transfer('A1', 'B1', 30, 5),
  transfer('A1', 'B2', 18, 6),
  transfer('A2', 'B1', 47, 6),
  transfer('A3', 'B2', 46, 7),
  transfer('A4', 'B3', 48, 8),
  transfer('A5', 'B3', 20, 9),
  transfer('A5', 'B4', 27, 9),
  transfer('A6', 'B5', 46, 10),
  transfer('B1', 'C1', 40, 20),
  transfer('B1', 'C2', 36, 21),
  transfer('B2', 'C1', 40, 22),
  transfer('B2', 'C2', 23, 22),
  transfer('B3', 'C2', 36, 23),
  transfer('B3', 'C3', 31, 24),
  transfer('B4', 'C3', 26, 25),
  transfer('B5', 'C3', 45, 26),
  transfer('C1', 'T1', 79, 41),
  transfer('C2', 'T1', 94, 43),
  transfer('C3', 'T1', 101, 44),
  // Ordinary transfers: before the money arrived, or from elsewhere.
  transfer('A4', 'X1', 3, -9),
  transfer('X2', 'T1', 12, 14),
  transfer('X3', 'B4', 2, 17)
]

export const source = 'S1'
/** Hours during which the sum is followed. */
export const window = 72
/** The threshold for monitoring a single transfer in this example: only the gathering transfers exceed it. */
export const monitoringThreshold = 50

/**
 * Transfers that can carry the source's money: each leaves an account after money from the source has arrived. Earlier
 * transfers are unrelated, in any direction.
 */
function follow(): Transfer[] {
  const since = new Map([[source, 0]])
  const followed: Transfer[] = []
  for (const each of [...transfers].sort((a, b) => a.hour - b.hour)) {
    const came = since.get(each.from)
    if (came === undefined || each.hour < came || each.hour > window) continue
    followed.push(each)
    if (!since.has(each.to)) since.set(each.to, each.hour)
  }
  return followed
}

export const followed = follow()
export const ignored = transfers.filter((each) => !followed.includes(each))

const total = (list: readonly Transfer[]) => list.reduce((sum, { amount }) => sum + amount, 0)

/** The account where the followed money ends: it passes nothing on. */
export const sink = [...new Set(followed.map(({ to }) => to))].filter((id) => followed.every(({ from }) => from !== id))[0] ?? ''
export const gathering = followed.filter(({ to }) => to === sink)
export const sent = total(followed.filter(({ from }) => from === source))
export const gathered = total(gathering)
/** Percentage of the sum that arrived. */
export const share = Math.round((gathered / sent) * 100)
/** Hours from the first transfer to the last. */
export const duration = Math.max(...followed.map(({ hour }) => hour))
/** The largest transfer before the gathering. */
export const largestSplit = Math.max(...followed.filter(({ to }) => to !== sink).map(({ amount }) => amount))

/** Accounts by layer: the smallest number of hops from the source. */
export const layers: string[][] = (() => {
  const found = [[source]]
  for (const layer of found) {
    const known = new Set(found.flat())
    const next = [...new Set(followed.filter(({ from, to }) => layer.includes(from) && !known.has(to)).map(({ to }) => to))]
    if (next.length > 0) found.push([...next].sort())
  }
  return found
})()

/** Accounts between source and sink, with the longest stay of the money in hours. */
export const stays = layers
  .slice(1, -1)
  .flat()
  .map((account) => {
    const came = followed.filter(({ to }) => to === account).map(({ hour }) => hour)
    const left = followed.filter(({ from }) => from === account).map(({ hour }) => hour)
    return { account, came: Math.min(...came), left: Math.max(...left) }
  })
export const maxStay = Math.max(...stays.map(({ came, left }) => left - came))

/** Writes an amount, given in ten thousand yuan, in the unit of the language. */
type Written = (tenThousands: number) => string

/** For each account between source and sink: followed amount received and sent, hours in between. */
export const passingRows = (written: Written): readonly (readonly Cell[])[] =>
  stays.map(({ account, came, left }) => [
    account,
    written(total(followed.filter(({ to }) => to === account))),
    written(total(followed.filter(({ from }) => from === account))),
    `${left - came} h`
  ])

export const resultRows = (written: Written): readonly (readonly Cell[])[] =>
  gathering.map(({ from, amount, hour }) => {
    const before = followed.filter(({ to }) => to === from)
    return [{ text: from, mark: 'found' }, written(total(before)), { text: written(amount), mark: 'found' }, `${hour} h`]
  })

/** The transfers of each chain that ends at `t`, as `r`. */
const chains = `MATCH p = (s:Account {id: 'S1'})
          -[:TRANSFERRED*2..6]->(t:Account)
WITH t, relationships(p) AS r
WHERE ALL(i IN range(1, size(r) - 1)
          WHERE r[i].time > r[i - 1].time)
  AND last(r).time <= r[0].time + duration('P3D')
  AND NOT (t)-[:TRANSFERRED]->()`

export const query = `${chains}
WITH t, collect(DISTINCT last(r)) AS arrivals
RETURN t.id, reduce(sum = 0, a IN arrivals |
                    sum + a.amount) AS gathered`

export const trailQuery = `${chains}
UNWIND r AS x
WITH DISTINCT x
RETURN startNode(x).id AS payer, endNode(x).id AS payee,
       x.amount AS amount, x.time AS time
ORDER BY time, payer, payee`
