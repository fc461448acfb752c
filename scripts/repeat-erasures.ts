import { countErasures, type Erasures, joinErasures, repeatErasures } from '../hosts/node/erasures.ts'
import { services } from '../hosts/node/site.ts'
import { candidateErasure } from './exam/erase'
import { onNodeDatabase, withNodeDatabase } from './node-state'

/**
 * Repeats in restored databases, which no server uses, the erasures since they were copied.
 * @param newestFirst the known erasures, the newest list first
 * @returns a line for the operator
 */
export async function eraseAgain(state: string, newestFirst: readonly Erasures[]): Promise<string> {
  if (newestFirst.length === 0)
    return 'Neither the databases from before nor a list beside the backup say what was erased since. Erase that once more.'
  // An old backup may lack columns.
  for (const service of services) await withNodeDatabase(state, service, async () => undefined)
  const erasures = joinErasures(newestFirst)
  repeatErasures(state, erasures)
  for (const candidate of erasures.erased.candidate) await onNodeDatabase(state, 'exam', candidateErasure(candidate))
  return `Erasures of the last thirty days that are repeated when the server starts: ${countErasures(erasures)}.`
}
