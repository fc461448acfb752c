import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { prepareDatabases } from '../../scripts/local-site.ts'
import { authorityName, createAuthority } from './certificate.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder for the databases and files of the run; `prepared` in it has them as a local site has at its first start. */
    stateRoot: string
    /** Private key of the authority whose certificates every workerd of the run trusts. */
    authorityKey: string
  }
}

/** Prepares the databases once; each site of the tests starts with a copy, which costs a thirtieth of preparing them. */
export default async function prepareState(project: TestProject): Promise<() => Promise<void>> {
  const stateRoot = await mkdtemp(join(tmpdir(), 'galaxy-tests-'))
  await prepareDatabases(join(stateRoot, 'prepared'))
  project.provide('stateRoot', stateRoot)
  const authority = createAuthority(authorityName)
  project.provide('authorityKey', authority.key)
  // Miniflare reads it once, when it is loaded, and the processes of the tests inherit it.
  process.env.NODE_EXTRA_CA_CERTS = join(stateRoot, 'authority.pem')
  await writeFile(process.env.NODE_EXTRA_CA_CERTS, authority.certificate)
  return () => rm(stateRoot, { recursive: true, force: true })
}
