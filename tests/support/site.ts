import { rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { serveSite } from '../../scripts/local-site.ts'
import { freshState } from './fresh-state.ts'
import { type Answer, type Ask, type OpenAnswer, openRequest, readAnswer } from './request.ts'

export interface TestSite {
  /** Where it listens. */
  address: URL
  /** Asks for a path as a browser's address bar does. */
  visit: (path: string, ask?: Ask) => Promise<Answer>
  /** Calls a path as a script of the page does. */
  call: (path: string, ask?: Ask) => Promise<Answer>
  /** Like `visit`, but hands over as soon as the answer's head is there. */
  open: (path: string, ask?: Ask) => Promise<OpenAnswer>
  /** Sends a request straight to one of the workers, by its name. */
  worker: (
    name: string,
    path: string,
    init?: { method?: string; headers?: Record<string, string>; body?: string }
  ) => Promise<Response>
  /** The D1 database of a service, by the service's name. */
  database: (service: string) => ReturnType<Awaited<ReturnType<typeof serveSite>>['runtime']['getD1Database']>
  /** What the workers have logged. */
  logs: string[]
  /** @throws when a worker called an address that the test did not provide */
  close: () => Promise<void>
}

interface TestSiteOptions {
  /** Variables of the edge in place of those of wrangler.toml. */
  vars?: Record<string, string>
  /** Base addresses that workers may call. Any other call fails the test when the site is closed. */
  reachable?: string[]
}

/** A worker in front of the outside world: passes calls to known origins on and reports every other one. */
const gate = (reachable: string[], report: string) => `
const reachable = ${JSON.stringify(reachable.map((base) => new URL(base).origin))}
export default {
  async fetch(request) {
    if (reachable.includes(new URL(request.url).origin)) return fetch(request)
    await fetch(${JSON.stringify(report)}, { method: 'POST', body: request.method + ' ' + request.url })
    return new Response(null, { status: 599 })
  }
}`

/** Starts the built site on workerd with fresh databases, migrated and seeded. */
export async function startTestSite({ vars, reachable = [] }: TestSiteOptions = {}): Promise<TestSite> {
  const unexpected: string[] = []
  const logs: string[] = []
  const reports = createServer(async (request, response) => {
    unexpected.push(Buffer.concat(await request.toArray()).toString())
    response.end()
  })
  await new Promise<void>((resolve) => reports.listen(0, '127.0.0.1', resolve))
  const reportAddress = reports.address()
  const reportPort = reportAddress && typeof reportAddress === 'object' ? reportAddress.port : 0

  const state = await freshState()
  const site = await serveSite({
    port: 0,
    state,
    vars,
    outbound: gate(reachable, `http://127.0.0.1:${reportPort}/`),
    log: (line) => logs.push(line)
  })

  return {
    address: site.address,
    visit: async (path, ask) => readAnswer(await openRequest(site.address, path, 'document', ask)),
    call: async (path, ask) => readAnswer(await openRequest(site.address, path, 'call', ask)),
    open: (path, ask) => openRequest(site.address, path, 'document', ask),
    worker: async (name, path, init) => {
      const worker = await site.runtime.getWorker(name)
      const answer = await worker.fetch(`http://${name}${path}`, init)
      return new Response(await answer.arrayBuffer(), { status: answer.status, headers: [...answer.headers] })
    },
    database: (service) => site.runtime.getD1Database('DB', service),
    logs,
    close: async () => {
      await site.close()
      reports.close()
      reports.closeAllConnections()
      await rm(state, { recursive: true, force: true })
      if (unexpected.length > 0) throw new Error(`A worker called the outside:\n${unexpected.join('\n')}`)
    }
  }
}
