import type { LegacyWorkerOptions as WorkerOptions } from 'miniflare'
import { afterAll, expect, test } from 'vitest'
import { serveSite } from '../../scripts/local-site'
import { isCached, untilCached } from '../support/cached-page.ts'
import { hashCheaply } from '../support/cheap-hashes.ts'
import { freshState } from '../support/fresh-state.ts'
import { openRequest, readAnswer } from '../support/request.ts'

/* Isolates of the edge in one data center share its cache (decision 049). */

const others: WorkerOptions[] = []
const site = await serveSite({
  port: 0,
  state: await freshState(),
  added: others,
  configure: (worker) => {
    hashCheaply(worker)
    if (worker.name !== 'galaxy-site') return
    const { versionMetadata: _, bindings, ...rest } = worker
    const deployedAs = (name: string, id: string): WorkerOptions => ({
      ...rest,
      name,
      routes: [`${name}/*`],
      bindings: { ...bindings, DEPLOYMENT: { id } }
    })
    Object.assign(worker, { versionMetadata: undefined, bindings: { ...bindings, DEPLOYMENT: { id: 'one' } } })
    others.push(deployedAs('same', 'one'), deployedAs('next', 'two'))
  },
  log: () => undefined
})
afterAll(site.close)

const visit = async (path: string, host = 'localhost') => readAnswer(await openRequest(site.address, path, 'document', { host }))

test.each(['/book', '/aboutus', '/customer?industry=finance'])(
  '%s is shown by an isolate that never rendered it, and rendered by one of another deployment',
  async (path) => {
    const cached = await untilCached(() => visit(path))
    const found = await visit(path, 'same')
    expect([found.status, isCached(found), found.body]).toEqual([200, true, cached.body])
    expect(found.headers.etag).toBe(cached.headers.etag)
    expect(isCached(await visit(path, 'next'))).toBe(false)
  }
)
