import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { prepareDatabases } from '../../scripts/local-site.ts'
import { authorityName, createAuthority } from './certificate.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /**
     * Folder for the databases and files of the run; its `prepared` holds them as a local site has them after its first
     * start.
     */
    stateRoot: string
    /** Private key of the authority that every workerd of the run trusts. */
    authorityKey: string
  }
}

/** Prepares the databases once; each test site starts with a copy, which takes a thirtieth of the time. */
export default async function prepareState(project: TestProject): Promise<() => Promise<void>> {
  const stateRoot = await mkdtemp(join(tmpdir(), 'galaxy-tests-'))
  await prepareDatabases(join(stateRoot, 'prepared'))
  project.provide('stateRoot', stateRoot)
  const authority = createAuthority(authorityName)
  project.provide('authorityKey', authority.key)
  // Miniflare reads this once, when it is loaded; the test processes inherit it.
  process.env.NODE_EXTRA_CA_CERTS = join(stateRoot, 'authority.pem')
  await writeFile(process.env.NODE_EXTRA_CA_CERTS, authority.certificate)
  return () => rm(stateRoot, { recursive: true, force: true })
}
