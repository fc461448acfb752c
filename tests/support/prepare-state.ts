import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { prepareNodeState } from '../../scripts/local-node-state.ts'
import { prepareDatabases } from '../../scripts/local-site.ts'
import { authorityName, createAuthority } from './certificate.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /**
     * Folder for the databases and files of the run; its `prepared` and `prepared-node` hold them as a local site on either host
     * has them after its first start.
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
  await prepareNodeState(join(stateRoot, 'prepared-node'))
  project.provide('stateRoot', stateRoot)
  const authority = createAuthority(authorityName)
  project.provide('authorityKey', authority.key)
  // Miniflare reads this once, when it is loaded; the test processes inherit it. The project of the other host has an authority of
  // its own, which the same variable names.
  const { NODE_EXTRA_CA_CERTS: others } = process.env
  const trusted = join(stateRoot, 'authorities.pem')
  await writeFile(trusted, (others ? await readFile(others, 'utf8') : '') + authority.certificate)
  process.env.NODE_EXTRA_CA_CERTS = trusted
  return () => rm(stateRoot, { recursive: true, force: true })
}
