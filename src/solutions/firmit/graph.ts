import { type DataEdge, reach } from '../graph-algorithms'
import type { Cell } from '../types'

/*
 * The dependency graph of the IT page: services on components on machines. An edge points from a dependent to its
 * dependency. Invented for illustration.
 */

export const levels: readonly (readonly string[])[] = [
  ['web', 'app', 'rpt'],
  ['ord', 'pay', 'inv', 'bi'],
  ['db1', 'mem', 'mq', 'db2'],
  ['vm1', 'vm2', 'vm3', 'vm4'],
  ['sw1', 'san1', 'sw2']
]

const dependsOn = (from: string, ...to: string[]): DataEdge[] => to.map((each) => ({ from, to: each }))

export const dependencies: readonly DataEdge[] = [
  ...dependsOn('web', 'ord', 'inv'),
  ...dependsOn('app', 'ord', 'pay'),
  ...dependsOn('rpt', 'bi'),
  ...dependsOn('ord', 'db1', 'mem', 'mq'),
  ...dependsOn('pay', 'db1', 'mq'),
  ...dependsOn('inv', 'mem', 'db1'),
  ...dependsOn('bi', 'db2'),
  ...dependsOn('db1', 'vm1'),
  ...dependsOn('mem', 'vm2'),
  ...dependsOn('mq', 'vm3'),
  ...dependsOn('db2', 'vm4'),
  ...dependsOn('vm1', 'san1', 'sw1'),
  ...dependsOn('vm2', 'sw1'),
  ...dependsOn('vm3', 'sw2', 'san1'),
  ...dependsOn('vm4', 'sw2')
]

/** Alarms in order of arrival, with the seconds since the first. */
export const alarms: readonly { at: string; second: number }[] = [
  { at: 'pay', second: 0 },
  { at: 'mq', second: 4 },
  { at: 'ord', second: 7 },
  { at: 'app', second: 9 },
  { at: 'db1', second: 12 },
  { at: 'web', second: 15 },
  { at: 'inv', second: 21 },
  { at: 'vm3', second: 26 },
  { at: 'vm1', second: 31 }
]
export const alarmed = alarms.map(({ at }) => at)

export interface Candidate {
  id: string
  /** Alarms that its failure explains. */
  explains: string[]
  /** Dependents that would fail with it but raised no alarm. */
  silent: string[]
}

/** All dependencies of alarms, each with the alarms that its failure would and would not explain. */
export const candidates: readonly Candidate[] = [...new Set(alarmed.flatMap((id) => [...reach(dependencies, id).keys()]))]
  .map((id): Candidate => {
    const affected = [...reach(dependencies, id, { direction: 'in' }).keys()]
    return {
      id,
      explains: affected.filter((each) => alarmed.includes(each)),
      // The candidate itself may be silent, because a machine that is down sends no alarm.
      silent: affected.filter((each) => each !== id && !alarmed.includes(each))
    }
  })
  .sort((a, b) => b.explains.length - a.explains.length || a.silent.length - b.silent.length)

export const cause = candidates[0]?.id ?? ''
export const causeExplains = candidates[0]?.explains ?? []
const runnersUp = candidates.filter(({ id }) => id !== cause)
export const second = runnersUp[0] ?? { id: '', explains: [], silent: [] }
/** Everything that depends on the cause. */
const affected = reach(dependencies, cause, { direction: 'in' })
export const isAffected = ({ from, to }: DataEdge) => affected.has(from) && affected.has(to)
export const services = levels[0] ?? []
export const affectedServices = services.filter((id) => affected.has(id))
export const lastSecond = Math.max(...alarms.map(({ second: at }) => at))

export const candidateRows: readonly (readonly Cell[])[] = candidates
  .slice(0, 6)
  .map(({ id, explains, silent }) => [
    id === cause ? { text: id, mark: 'found' } : id,
    `${explains.length}/${alarms.length}`,
    silent.length > 0 ? silent.join(' ') : '—',
    id === cause
      ? { text: alarmed.filter((each) => !explains.includes(each)).join(' ') || '0', mark: 'found' }
      : String(alarms.length - explains.length)
  ])

export const query = `MATCH (:Alarm)-[:RAISED_BY]->(a:Component)
WITH collect(DISTINCT a) AS alarms
MATCH (c:Component)<-[:DEPENDS_ON*0..6]-(x:Component)
WITH alarms, c, collect(DISTINCT x) AS affected
RETURN c.id,
       size([x IN affected WHERE x IN alarms]) AS explains,
       size([x IN affected
             WHERE x <> c AND NOT x IN alarms]) AS silent
ORDER BY explains DESC, silent LIMIT 3`
