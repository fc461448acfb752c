import { clockTolerance, type HashStarts } from '../ports.ts'
import type { NodeDatabase } from './database.ts'

/** The starts of password hashes of all processes with this database: one hash at a time, whichever process a login comes to. */
export function openHashStarts(database: NodeDatabase): HashStarts {
  database.exec('CREATE TABLE IF NOT EXISTS hash_starts(id INTEGER PRIMARY KEY, next INTEGER NOT NULL)')
  const read = database.file.prepare(`SELECT next FROM hash_starts WHERE next <= ?1 + ?2 + ${clockTolerance}`)
  const take = database.file.prepare(`INSERT INTO hash_starts (id, next) VALUES (1, ?1 + ?2)
    ON CONFLICT(id) DO UPDATE SET next = CASE WHEN next > ?1 + ?3 THEN ?1 ELSE max(next, ?1) END + ?2
    WHERE next <= ?1 + ?3 OR next > ?1 + ?3 + ${clockTolerance} RETURNING next - ?2 - ?1 AS wait`)
  const peek = (now: number, maxWait: number) => Math.max(0, Number(read.get(now, maxWait)?.next ?? 0) - now)
  return {
    peek,
    reserve: (now, interval, maxWait) => {
      const taken = take.get(now, Math.round(interval), maxWait)
      return taken ? Number(taken.wait) : peek(now, maxWait)
    }
  }
}
