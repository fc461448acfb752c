import { allPaths, type DataEdge } from '../graph-algorithms'
import type { Cell } from '../types'

/*
 * The graph of the identity and access page: people in groups, groups in groups, groups with roles, roles with rights to data.
 * Invented.
 */

export const layers: readonly (readonly string[])[] = [
  ['U1', 'U2', 'U3', 'U4', 'U5', 'U6'],
  ['G1', 'G2', 'G3', 'G4'],
  ['R1', 'R2', 'R3'],
  ['D1', 'D2', 'D3', 'D4', 'D5']
]

export type GrantKind = 'member' | 'nested' | 'has' | 'may'

export interface Grant extends DataEdge {
  readonly kind: GrantKind
}

const grant = (kind: GrantKind, from: string, to: string): Grant => ({ kind, from, to })

export const grants: readonly Grant[] = [
  grant('member', 'U1', 'G1'),
  grant('member', 'U2', 'G1'),
  grant('member', 'U3', 'G2'),
  grant('member', 'U4', 'G2'),
  grant('member', 'U4', 'G3'),
  grant('member', 'U5', 'G3'),
  grant('member', 'U6', 'G4'),
  grant('nested', 'G4', 'G3'),
  grant('has', 'G1', 'R1'),
  grant('has', 'G2', 'R2'),
  grant('has', 'G3', 'R2'),
  grant('has', 'G3', 'R3'),
  grant('may', 'R1', 'D1'),
  grant('may', 'R1', 'D2'),
  grant('may', 'R2', 'D3'),
  grant('may', 'R2', 'D4'),
  grant('may', 'R3', 'D5')
]

export const users = layers[0] ?? []
export const data = layers[3] ?? []
/** The contractor, and the payroll data that contractors must not read. */
export const person = 'U6'
export const secret = 'D3'

const pathsBetween = (from: string, to: string, edges: readonly Grant[] = grants) => allPaths(edges, from, to)
const accessPaths = pathsBetween(person, secret)
export const shortestAccess = accessPaths[0] ?? []
/** Everyone with access to the secret, with the number of their paths. */
export const readers = users
  .map((user) => ({ user, ways: pathsBetween(user, secret).length }))
  .filter(({ ways: count }) => count > 0)

/** Pairs of person and data with access. */
const access = (edges: readonly Grant[]) =>
  users.flatMap((user) => data.flatMap((item) => (pathsBetween(user, item, edges).length > 0 ? [`${user} ${item}`] : [])))
const before = access(grants)

interface Removal {
  edge: Grant
  /** Other access that would be lost, as pairs of person and data. */
  collateral: string[]
}

/** Each edge whose removal alone blocks the access, with its side effects; the fewest side effects first. */
export const removals: readonly Removal[] = grants
  .filter(
    (edge) =>
      pathsBetween(
        person,
        secret,
        grants.filter((each) => each !== edge)
      ).length === 0
  )
  .map((edge): Removal => {
    const after = access(grants.filter((each) => each !== edge))
    return { edge, collateral: before.filter((pair) => !after.includes(pair) && pair !== `${person} ${secret}`) }
  })
  .sort((a, b) => a.collateral.length - b.collateral.length)
const others = ({ collateral }: Removal) => collateral.filter((pair) => !pair.startsWith(person))
/** The edge whose removal blocks the access without side effects. */
export const best = removals.find((removal) => others(removal).length === 0 && removal.edge.kind === 'nested') ?? removals[0]

export const isOnPath = ({ from, to }: DataEdge) =>
  shortestAccess.some((id, index) => id === from && shortestAccess[index + 1] === to)
export const matrix = users.map((user) => data.map((item) => pathsBetween(user, item).length))
export const pairs = before.length

export const removalRows: readonly (readonly Cell[])[] = removals.map((removal) => {
  const name = `${removal.edge.from}→${removal.edge.to}`
  const people = [...new Set(others(removal).map((pair) => pair.split(' ')[0] ?? ''))]
  return [
    removal === best ? { text: name, mark: 'found' } : name,
    String(removal.collateral.length),
    people.length > 0 ? people.join(' ') : '—'
  ]
})

export const query = `MATCH p = (u:User)-[:MEMBER_OF*1..5]->(:Group)
          -[:HAS]->(:Role)-[:MAY_READ]->(d:Data)
WHERE u.kind = 'contractor' AND d.level = 'secret'
RETURN u.id, d.id, [x IN nodes(p) | x.id] AS path
ORDER BY length(p)`
