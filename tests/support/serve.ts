import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareDatabases, serveSite } from '../../scripts/local-site.ts'

const log = (line: string, level: string) => {
  if (level === 'error') console.error(line)
}

/**
 * Serves the production build on free ports, as `npm start` does, with databases that are thrown away afterwards: once as
 * it is, and once with a main service that is down.
 */
export default async function serve(): Promise<() => Promise<void>> {
  const state = await mkdtemp(join(tmpdir(), 'galaxy-e2e-'))
  await prepareDatabases(state)
  const site = await serveSite({ port: 0, state, log })
  const alone = await serveSite({ port: 0, state: join(state, 'alone'), vars: { USER_SERVICE_BASE: 'http://127.0.0.1:9' }, log })
  process.env.SITE_PORT = site.address.port
  process.env.SITE_STATE = state
  process.env.SITE_WITHOUT_MAIN_PORT = alone.address.port
  return async () => {
    await Promise.all([site.close(), alone.close()])
    await rm(state, { recursive: true, force: true })
  }
}
