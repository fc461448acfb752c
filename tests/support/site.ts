import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import * as v from 'valibot'
import { afterAll, beforeEach } from 'vitest'
import { serveSite } from '../../scripts/local-site.ts'
import { databases } from '../../scripts/resources.ts'
import { hashCheaply } from './cheap-hashes.ts'
import { freshState } from './fresh-state.ts'
import { startNodeTestSite } from './node-site.ts'
import { openRequest, type RequestOptions, readAnswer } from './request.ts'
import {
  driverAnswerSchema,
  rowsSchema,
  serviceNames,
  type TestHost,
  type TestSite,
  type TestSiteOptions,
  takenCodesSchema,
  testHost
} from './test-site.ts'
import { mainBase, startUpstream, type Upstream } from './upstream.ts'

/*
 * The built site, for integration tests: on workerd, and on Node for the files that vitest.config.ts lists (`bothHosts`). A site
 * takes seconds to start, so files share sites: vitest runs them in two processes without isolation, and each process keeps one
 * site for each configuration. Tests therefore use identifiers of their own (`newPhone`) and restore the content that they change.
 */

export type { ServiceAnswer, ServiceName, ServiceRequest, TestHost, TestSite, TestSiteOptions } from './test-site.ts'

/** Script of the worker that receives all outgoing calls: forwards those to allowed origins and reports the others. */
const outboundScript = (reachable: string[], reportAddress: string, internet: string | undefined) => `
const internet = ${JSON.stringify(internet ?? '')}
const reachable = ${JSON.stringify(reachable.map((base) => new URL(base).origin))}
export default {
  async fetch(request) {
    if (reachable.includes(new URL(request.url).origin)) return fetch(request)
    if (internet) {
      const headers = new Headers(request.headers)
      headers.set('X-Called', request.url)
      return fetch(internet, { method: request.method, headers, redirect: 'manual', ...(request.method === 'POST' && { body: await request.text() }) })
    }
    await fetch(${JSON.stringify(reportAddress)}, { method: 'POST', body: request.method + ' ' + request.url })
    return new Response(null, { status: 599 })
  }
}`

const driverScript = readFileSync(new URL('./request-driver.js', import.meta.url), 'utf8')
/**
 * Starts a site with fresh databases, on the host of the test run. Most tests use a shared one: see `sharedSite`.
 * @param host the other host, for a test that compares them
 */
export const startTestSite = (options: TestSiteOptions = {}, host: TestHost = testHost): Promise<TestSite> =>
  host === 'node' ? startNodeTestSite(options) : startWorkerdTestSite(options)

async function startWorkerdTestSite(options: TestSiteOptions): Promise<TestSite> {
  const { servicesOnly = false, vars, passportVars, mainVars, outbox, reachable = [], internet } = options
  const unexpected: string[] = []
  const logs: string[] = []
  const reports = createServer(async (request, response) => {
    unexpected.push(Buffer.concat(await request.toArray()).toString())
    response.end()
  })
  await new Promise<void>((resolve) => reports.listen(0, '127.0.0.1', resolve))
  reports.unref()
  const reportAddress = reports.address()
  const reportPort = reportAddress && typeof reportAddress === 'object' ? reportAddress.port : 0

  const state = await freshState()
  const site = await serveSite({
    port: 0,
    state,
    vars,
    ...(servicesOnly && { workers: ['galaxy_passport', 'galaxy_main', 'galaxy_exam', 'galaxy_outbox'] }),
    ...(reachable !== 'everything' && { outbound: outboundScript(reachable, `http://127.0.0.1:${reportPort}/`, internet) }),
    added: [
      {
        name: 'driver',
        modules: true,
        script: driverScript,
        compatibilityFlags: ['nodejs_compat'],
        routes: ['driver/*'],
        serviceBindings: Object.fromEntries(serviceNames.map((name) => [name, name])),
        d1Databases: Object.fromEntries(databases.map(({ service }) => [`database of ${service}`, service]))
      }
    ],
    configure: (worker) => {
      hashCheaply(worker)
      // Routes requests by host name to the service of that name.
      if (worker.name !== 'galaxy-site') worker.routes = [`${worker.name}/*`]
      if (worker.name === 'galaxy-main') Object.assign(worker, { bindings: { ...worker.bindings, ...mainVars } })
      if (worker.name !== 'galaxy-passport') return
      Object.assign(worker, { bindings: { ...worker.bindings, ...passportVars } })
      if (outbox === undefined) return
      const { OUTBOX: _, ...others } = worker.serviceBindings ?? {}
      if (outbox === 'none') worker.serviceBindings = others
      else worker.serviceBindings = { ...others, OUTBOX: outbox === 'recording' ? 'driver' : outbox }
    },
    log: (line) => logs.push(line)
  })
  const send = async (kind: 'document' | 'call' | 'service', path: string, options?: RequestOptions) =>
    readAnswer(await openRequest(site.address, path, kind, options))
  const toDriver = async (path: string, body?: object): Promise<unknown> => {
    const answer = await send('service', path, { host: 'driver', ...(body && { method: 'POST', body }) })
    if (answer.status !== 200) throw new Error(`The driver failed: ${answer.body}`)
    return JSON.parse(answer.body)
  }

  return {
    address: site.address,
    state,
    visit: (path, options) => send('document', path, options),
    call: (path, options) => send('call', path, options),
    open: (path, options) => openRequest(site.address, path, 'document', options),
    request: (service, path, options) => send('service', path, { ...options, host: service }),
    requestAll: async (sequences, atOnce) => {
      const encoded = sequences.map((requests) =>
        requests.map(({ body, ...request }) => ({ ...request, body: body && Buffer.from(body).toString('base64') }))
      )
      const answers = v.parse(driverAnswerSchema, await toDriver('/', { sequences: encoded, atOnce }))
      return answers.map((sequence) => sequence.map((answer) => ({ ...answer, json: () => JSON.parse(answer.body) })))
    },
    takeCodes: async () => v.parse(takenCodesSchema, await toDriver('/codes')),
    runNightlyJob: async (at = new Date()) => {
      const passport = await site.runtime.getWorker('galaxy-passport')
      await passport.scheduled({ cron: '30 19 * * *', scheduledTime: at })
    },
    runExamJob: async () => {
      const exam = await site.runtime.getWorker('galaxy-exam')
      await exam.scheduled({ cron: '* * * * *' })
    },
    runMainJob: async (job) => {
      const main = await site.runtime.getWorker('galaxy-main')
      await main.scheduled({ cron: job === 'minute' ? '* * * * *' : '40 19 * * *' })
    },
    query: async (service, sql, ...values) => v.parse(rowsSchema, await toDriver('/query', { service, sql, values })),
    database: (service) => site.runtime.getD1Database('DB', service),
    objectKeys: async (prefix) => {
      const bucket = await site.runtime.getR2Bucket('FILES', 'galaxy-main')
      const keys: string[] = []
      for (let cursor: string | undefined, isOver = false; !isOver; ) {
        const page = await bucket.list({ prefix, ...(cursor && { cursor }) })
        keys.push(...page.objects.map(({ key }) => key))
        isOver = !page.truncated
        cursor = page.truncated ? page.cursor : undefined
      }
      return keys
    },
    putObject: async (key, content) => {
      await (await site.runtime.getR2Bucket('FILES', 'galaxy-main')).put(key, content)
    },
    logs,
    takeUnexpectedCalls: () => unexpected.splice(0),
    close: async () => {
      await site.close()
      reports.close()
      reports.closeAllConnections()
    }
  }
}

const sharedSites = new Map<string, Promise<TestSite>>()

/**
 * The shared site with this configuration, for a file's top level. The file fails if a worker called an address that is not
 * `reachable`.
 */
export async function sharedSite(options: Pick<TestSiteOptions, 'vars' | 'reachable'> = {}): Promise<TestSite> {
  const key = JSON.stringify(options)
  const starting = sharedSites.get(key) ?? startTestSite(options)
  sharedSites.set(key, starting)
  const site = await starting
  afterAll(() => {
    const calls = site.takeUnexpectedCalls()
    if (calls.length > 0) throw new Error(`A worker called the outside:\n${calls.join('\n')}`)
  })
  return site
}

/** A port without a listener. */
const closedPort = 'http://127.0.0.1:9'

/** The shared site whose passport and main are down. */
export const sharedSiteWithoutApis = (): Promise<TestSite> =>
  sharedSite({ vars: { PASSPORT_BASE: closedPort, USER_SERVICE_BASE: closedPort }, reachable: [closedPort] })

/** Sample address of an analytics script. */
export const analyticsScript = 'https://stats.example/script.js'
let sharedUpstream: Promise<Upstream> | undefined

/** The shared site with a single upstream for all APIs, which each test controls. */
export async function sharedSiteBeforeUpstream(): Promise<{ site: TestSite; upstream: Upstream }> {
  sharedUpstream ??= startUpstream()
  const upstream = await sharedUpstream
  const vars = {
    PASSPORT_BASE: `${upstream.url}/passport`,
    USER_SERVICE_BASE: `${upstream.url}${mainBase}`,
    EXTENSION_API_BASE: `${upstream.url}/extension`,
    ANALYTICS_SCRIPT_URL: analyticsScript
  }
  const site = await sharedSite({ vars, reachable: [upstream.url] })
  beforeEach(() => upstream.reset())
  return { site, upstream }
}
