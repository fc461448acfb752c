import type { HashStarts } from '../ports'
import type { NodeDatabase } from './database.ts'

/** The starts of password hashes of all processes with this database: one hash at a time, whichever process a login comes to. */
export function openHashStarts(database: NodeDatabase): HashStarts {
  database.exec('CREATE TABLE IF NOT EXISTS hash_starts(id INTEGER PRIMARY KEY, next INTEGER NOT NULL)')
  // After the clock is set back, a stored start lies in the future, and every login would be refused until then.
  database.exec('DELETE FROM hash_starts')
  const read = database.file.prepare('SELECT next FROM hash_starts')
  const take = database.file.prepare(`INSERT INTO hash_starts (id, next) VALUES (1, ?1 + ?2)
    ON CONFLICT(id) DO UPDATE SET next = max(next, ?1) + ?2 WHERE next <= ?1 + ?3 RETURNING next - ?2 - ?1 AS wait`)
  const peek = (now: number) => Math.max(0, Number(read.get()?.next ?? 0) - now)
  return {
    peek,
    reserve: (now, interval, maxWait) => {
      const taken = take.get(now, Math.round(interval), maxWait)
      return taken ? Number(taken.wait) : peek(now)
    }
  }
}
