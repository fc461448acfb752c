import { cp, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'

/** A folder of fresh databases, migrated, seeded and filled with the samples. Who asks for it removes it. */
export async function freshState(): Promise<string> {
  const state = await mkdtemp(join(tmpdir(), 'galaxy-test-'))
  await cp(inject('preparedState'), state, { recursive: true })
  return state
}
