import type { Marks } from '~/demos/replay'
import type { ResultRow } from '~/demos/types'
import { isFound } from './found'

/** A run as kept for comparison. */
export interface ComparedRun {
  rows: readonly ResultRow[]
  /** After the last step. */
  marks: Marks
}

/** Difference between the results of two runs. Rows are the same if they have the same id. */
interface RunDifference {
  onlyBefore: readonly ResultRow[]
  onlyNow: readonly ResultRow[]
  /** Rows of both, with the columns whose cells differ. */
  changed: readonly { before: ResultRow; now: ResultRow; columns: readonly string[] }[]
  /** Ids of vertices that only one of the runs found. */
  lost: readonly string[]
  gained: readonly string[]
}

/** Compares a run that was pinned with the current one. */
export function compareRuns(before: ComparedRun, now: ComparedRun): RunDifference {
  const earlier = new Map(before.rows.map((row) => [row.id, row]))
  const later = new Map(now.rows.map((row) => [row.id, row]))
  const changed = now.rows.flatMap((row) => {
    const old = earlier.get(row.id)
    const columns = old ? Object.keys(row.cells).filter((column) => row.cells[column] !== old.cells[column]) : []
    return old && columns.length > 0 ? [{ before: old, now: row, columns }] : []
  })
  const [found, foundBefore] = [foundIn(now.marks), foundIn(before.marks)]
  return {
    onlyBefore: before.rows.filter(({ id }) => !later.has(id)),
    onlyNow: now.rows.filter(({ id }) => !earlier.has(id)),
    changed,
    lost: [...foundBefore].filter((id) => !found.has(id)),
    gained: [...found].filter((id) => !foundBefore.has(id))
  }
}

const foundIn = ({ vertices }: Marks) => new Set([...vertices].flatMap(([id, mark]) => (isFound(mark) ? [id] : [])))
