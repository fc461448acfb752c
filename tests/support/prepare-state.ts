import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { prepareDatabases } from '../../scripts/local-site.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder of databases and files as a local site has them at its first start. */
    preparedState: string
  }
}

/** Fills in databases once, for every file of integration tests to copy: a copy costs a thirtieth of filling in. */
export default async function prepareState(project: TestProject): Promise<() => Promise<void>> {
  const state = await mkdtemp(join(tmpdir(), 'galaxy-prepared-'))
  await prepareDatabases(state)
  project.provide('preparedState', state)
  return () => rm(state, { recursive: true, force: true })
}
