import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareDatabases, serveSite } from '../../scripts/local-site.ts'

/** Serves the production build on a free port, as `npm start` does, with databases that are thrown away afterwards. */
export default async function serve(): Promise<() => Promise<void>> {
  const state = await mkdtemp(join(tmpdir(), 'galaxy-e2e-'))
  await prepareDatabases(state)
  const site = await serveSite({ port: 0, state, log: (line, level) => level === 'error' && console.error(line) })
  process.env.SITE_PORT = site.address.port
  return async () => {
    await site.close()
    await rm(state, { recursive: true, force: true })
  }
}
