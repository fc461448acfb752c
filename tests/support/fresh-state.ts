import { cp, mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { TestHost } from './test-site.ts'

/** Creates a folder of fresh databases, migrated, seeded and filled with the samples. It is removed at the end of the run. */
export async function freshState(host: TestHost = 'workerd'): Promise<string> {
  const root = inject('stateRoot')
  const state = await mkdtemp(join(root, 'site-'))
  await cp(join(root, host === 'node' ? 'prepared-node' : 'prepared'), state, { recursive: true })
  return state
}
