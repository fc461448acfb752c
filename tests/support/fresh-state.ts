import { cp, mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'

/** Creates a folder of fresh databases, migrated, seeded and filled with the samples. It is removed at the end of the run. */
export async function freshState(): Promise<string> {
  const root = inject('stateRoot')
  const state = await mkdtemp(join(root, 'site-'))
  await cp(join(root, 'prepared'), state, { recursive: true })
  return state
}
