import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type LocalSite, prepareDatabases, serveSite } from '../../scripts/local-site.ts'

const log = (line: string, level: string) => {
  if (level === 'error') console.error(line)
}

/**
 * Serves the production build on free ports as `npm start` does, once complete and once with main down. The databases are
 * removed afterwards.
 */
export default async function serve(): Promise<() => Promise<void>> {
  const root = await mkdtemp(join(tmpdir(), 'galaxy-e2e-'))
  const state = join(root, 'site')
  await prepareDatabases(state)
  process.env.SITE_RESTART_STATE = join(root, 'restart')
  await cp(state, process.env.SITE_RESTART_STATE, { recursive: true })
  const site = await serveSite({ port: 0, state, log })
  const withoutMain = await serveSite({
    port: 0,
    state: join(root, 'without-main'),
    vars: { USER_SERVICE_BASE: 'http://127.0.0.1:9' },
    log
  })
  process.env.SITE_PORT = site.address.port
  const codeAging = await serveCodeAging(site)
  process.env.SITE_CODE_AGING = codeAging.address
  process.env.SITE_WITHOUT_MAIN_PORT = withoutMain.address.port
  return async () => {
    codeAging.close()
    await Promise.all([site.close(), withoutMain.close()])
    await rm(root, { recursive: true, force: true })
  }
}

/**
 * Serves a POST that ages the codes sent to an identifier by two minutes. The tests run in other processes, and one that opened
 * the database itself would lock the site out of it.
 */
async function serveCodeAging({ runtime }: LocalSite): Promise<{ address: string; close: () => void }> {
  const database = await runtime.getD1Database('DB', 'galaxy-passport')
  const server = createServer(async (request, response) => {
    const to = Buffer.concat(await request.toArray()).toString()
    await database.prepare('UPDATE attempts SET at = at - 120000 WHERE scope = ?').bind(`code:${to}`).run()
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port to age codes on')
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { address: `http://127.0.0.1:${address.port}/`, close }
}
