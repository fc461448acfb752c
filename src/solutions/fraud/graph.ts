import { groupBy } from '~/lib/group-by'
import { reach, ringThrough } from '../graph-algorithms'
import type { Cell } from '../types'

/*
 * The graph of the anti-fraud page: twelve accounts, each with its login device, its registered phone and its last payee.
 * Invented for illustration.
 */

interface FraudRow {
  account: string
  device: string
  phone: string
  /** An account, or a merchant if it starts with M. */
  payee: string
}

const row = (account: string, device: string, phone: string, payee: string): FraudRow => ({ account, device, phone, payee })

export const rows: readonly FraudRow[] = [
  row('A01', 'D-11', 'P-21', 'M1'),
  row('A02', 'D-14', 'P-22', 'A05'),
  row('A03', 'D-12', 'P-23', 'M2'),
  row('A04', 'D-14', 'P-24', 'A02'),
  row('A05', 'D-14', 'P-25', 'A07'),
  row('A06', 'D-13', 'P-26', 'M1'),
  row('A07', 'D-15', 'P-27', 'A11'),
  row('A08', 'D-15', 'P-24', 'A04'),
  row('A09', 'D-16', 'P-28', 'M2'),
  row('A10', 'D-16', 'P-29', 'M2'),
  row('A11', 'D-15', 'P-30', 'A08'),
  row('A12', 'D-17', 'P-31', 'M1')
]

/** Start account of the investigation. */
export const start = 'A02'

/** Values shared by several accounts, with these accounts. */
function shared(of: 'device' | 'phone'): Map<string, string[]> {
  const owners = groupBy(rows, (each) => each[of])
  return new Map(
    [...owners].filter(([, group]) => group.length > 1).map(([thing, group]) => [thing, group.map((each) => each.account)])
  )
}

export const sharedDevices = shared('device')
export const sharedPhones = shared('phone')
/** Edges from accounts to shared devices and phones. */
export const sharing = [...sharedDevices, ...sharedPhones].flatMap(([thing, owners]) =>
  owners.map((account) => ({ from: account, to: thing }))
)

export const transfers = rows
  .filter(({ payee }) => payee.startsWith('A'))
  .map(({ account, payee }) => ({ from: account, to: payee }))
export const payments = rows
  .filter(({ payee }) => payee.startsWith('M'))
  .map(({ account, payee }) => ({ from: account, to: payee }))

/** Accounts connected to the start through shared devices and phones: itself and five others. */
export const suspects = [...reach(sharing, start, { direction: 'both' }).keys()].filter((id) => id.startsWith('A'))
/** The accounts of the ring, in the order of the money flow. */
export const ring = ringThrough(
  transfers.filter(({ from, to }) => suspects.includes(from) && suspects.includes(to)),
  start
)
/** Accounts that share a device but belong to no ring. */
export const harmless = [...sharedDevices.values()].flat().filter((account) => !ring.includes(account))

/** The records as in the table: shared values in blue, the ring in orange. */
export const table: readonly (readonly Cell[])[] = rows.map(({ account, device, phone, payee }) => {
  const onRing = (value: string): Cell => (ring.includes(value) ? { text: value, mark: 'found' } : value)
  return [
    onRing(account),
    sharedDevices.has(device) ? { text: device, mark: 'path' } : device,
    sharedPhones.has(phone) ? { text: phone, mark: 'path' } : phone,
    onRing(payee)
  ]
})

export const query = `MATCH p = (a:Account {id: 'A02'})-[:TRANSFERRED*3..6]->(a)
WHERE ALL(x IN nodes(p) WHERE EXISTS {
  MATCH (x)-[:LOGGED_IN|REGISTERED]->()
        <-[:LOGGED_IN|REGISTERED]-(y:Account)
  WHERE y <> x AND y IN nodes(p)
})
RETURN [x IN nodes(p) | x.id] AS ring`
