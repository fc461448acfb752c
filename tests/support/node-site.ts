import { AsyncLocalStorage } from 'node:async_hooks'
import * as v from 'valibot'
import { readProxies } from '../../hosts/node/client.ts'
import type { NodeDatabase } from '../../hosts/node/database.ts'
import { listen } from '../../hosts/node/listener.ts'
import { type ServiceName as NodeService, openSite, type Vars } from '../../hosts/node/site.ts'
import { newCertificateKey } from '../../scripts/exam/new-key.ts'
import { root } from '../../scripts/root.ts'
import { databaseSchema } from '../../services/api/bindings.ts'
import { freshState } from './fresh-state.ts'
import { recordStatements } from './recorded-statements.ts'
import { openRequest, type RequestOptions, readAnswer } from './request.ts'
import {
  driverAnswerSchema,
  rowsSchema,
  type ServiceName,
  type TestSite,
  type TestSiteOptions,
  takenCodesSchema
} from './test-site.ts'

/*
 * The built site on Node, in the test's process: the built files, private in-memory databases, and a port. Starts in a fraction
 * of workerd's time.
 */

/** Handles a site's call to the outside. */
type CallOut = (request: Request) => Promise<Response>

const outside = new AsyncLocalStorage<CallOut>()
const realFetch = globalThis.fetch
let isGuarded = false

/** Intercepts `fetch` of sites according to their options; calls of the tests reach the network. */
function guardFetch(): void {
  if (isGuarded) return
  isGuarded = true
  globalThis.fetch = (input, init) => {
    const callOut = outside.getStore()
    return callOut ? callOut(new Request(input, init)) : realFetch(input, init)
  }
}

const services = {
  'galaxy-passport': 'passport',
  'galaxy-main': 'main',
  'galaxy-exam': 'exam',
  'galaxy-outbox': 'outbox'
} as const

const asService = (name: ServiceName): NodeService => {
  const service = services[name]
  if (service === 'outbox') throw new Error('The outbox has no database and no job')
  return service
}

/** The certificate key of all sites of a process, because generating one takes a tenth of a second. */
let certificateKey: string | undefined

/** Starts a site on Node with fresh databases. */
export async function startNodeTestSite(options: TestSiteOptions): Promise<TestSite> {
  const { vars = {}, passportVars, mainVars, outbox, reachable = [], internet } = options
  guardFetch()
  certificateKey ??= newCertificateKey()
  const unexpected: string[] = []
  const logs: string[] = []
  const origins = reachable === 'everything' ? [] : reachable.map((base) => new URL(base).origin)
  const callOut: CallOut = async (request) => {
    if (reachable === 'everything' || origins.includes(new URL(request.url).origin)) return realFetch(request)
    if (internet !== undefined) {
      const headers = new Headers(request.headers)
      headers.set('X-Called', request.url)
      const body = request.method === 'POST' ? await request.text() : null
      return realFetch(internet, { method: request.method, headers, redirect: 'manual', body })
    }
    unexpected.push(`${request.method} ${request.url}`)
    return Response.json(null, { status: 599 })
  }

  const state = await freshState('node')
  const codes: { message: unknown; at: number }[] = []
  const recording = async (request: { json: () => Promise<unknown> }) => {
    codes.push({ message: await request.json(), at: Date.now() })
    return new Response(null, { status: 204 })
  }
  const taking = outbox === 'recording' ? recording : typeof outbox === 'function' ? outbox : undefined
  const siteVars: Vars = {
    site: vars,
    passport: {
      PASSWORD_HASH_COST: 10,
      ...passportVars,
      ...(outbox === 'none' && { OUTBOX: undefined }),
      ...(taking && { OUTBOX: { fetch: (url: string, init?: RequestInit) => taking(new Request(url, init)) } })
    },
    main: { FILE_LINK_SECRET: 'a secret of the tests with forty letters', DNS_RESOLVER_URL: '', ...mainVars },
    exam: { CERTIFICATE_KEY: certificateKey }
  }
  const site = await openSite({
    root,
    state,
    vars: siteVars,
    isAddressKnown: false,
    withOutbox: true,
    log: (line) => logs.push(line)
  })
  const databases = Object.entries(site.databases).map(([name, database]) => [name, recordStatements(name, database)] as const)
  const databasesOfTests = new Map<string, NodeDatabase>(databases)
  const byService = (request: Request) => {
    const { hostname } = new URL(request.url)
    const service =
      hostname in services
        ? services[v.parse(v.picklist(['galaxy-passport', 'galaxy-main', 'galaxy-exam', 'galaxy-outbox']), hostname)]
        : undefined
    return service ? site.worker(service).fetch(request) : site.fetch(request)
  }
  const listener = await listen({
    fetch: (request) => outside.run(callOut, () => byService(request)),
    port: 0,
    host: '127.0.0.1',
    proxies: readProxies('127.0.0.1'),
    isAddressKnown: false,
    checkReady: () => undefined,
    log: (line) => logs.push(line)
  })
  const address = new URL(`http://127.0.0.1:${listener.port}`)
  const send = async (kind: 'document' | 'call' | 'service', path: string, requestOptions?: RequestOptions) =>
    readAnswer(await openRequest(address, path, kind, requestOptions))
  const runJob = (service: NodeService, cron: string) => outside.run(callOut, () => site.run(service, cron))
  function openedDatabase(service: ServiceName) {
    const database = databasesOfTests.get(asService(service))
    if (!database) throw new Error(`${service} has no database here`)
    return database
  }
  const databaseOf = (service: ServiceName) => v.parse(databaseSchema, openedDatabase(service))

  return {
    address,
    state,
    visit: (path, requestOptions) => send('document', path, requestOptions),
    call: (path, requestOptions) => send('call', path, requestOptions),
    open: (path, requestOptions) => openRequest(address, path, 'document', requestOptions),
    request: (service, path, requestOptions) => send('service', path, { ...requestOptions, host: service }),
    requestAll: async (sequences, atOnce) => {
      const answers: unknown[] = []
      for (let from = 0; from < sequences.length; from += atOnce) {
        const group = sequences.slice(from, from + atOnce).map(async (requests) => {
          const answered: unknown[] = []
          for (const { service, path, method, headers, body } of requests) {
            const stated = Object.entries(headers).flatMap(([name, value]) =>
              value === undefined ? [] : [[name, value] as const]
            )
            const init = {
              method,
              headers: stated.map(([name, value]): [string, string] => [name, value]),
              body: body === undefined ? null : Buffer.from(body)
            }
            const request = new Request(`http://${service}${path}`, init)
            const answer = await outside.run(callOut, () => site.worker(services[service]).fetch(request))
            answered.push({ status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() })
          }
          return answered
        })
        answers.push(...(await Promise.all(group)))
      }
      return v
        .parse(driverAnswerSchema, answers)
        .map((sequence) => sequence.map((answer) => ({ ...answer, json: () => JSON.parse(answer.body) })))
    },
    takeCodes: async () => v.parse(takenCodesSchema, codes.splice(0)),
    runNightlyJob: () => runJob('passport', '30 19 * * *'),
    runExamJob: () => runJob('exam', '* * * * *'),
    runMainJob: (job) => runJob('main', job === 'minute' ? '* * * * *' : '40 19 * * *'),
    query: async (service, sql, ...values) => {
      const { results } = await openedDatabase(service)
        .prepare(sql)
        .bind(...values)
        .all()
      return v.parse(
        rowsSchema,
        results.map((row) => ({ ...row }))
      )
    },
    database: async (service) => databaseOf(service),
    objectKeys: (prefix) => site.files.list(prefix),
    putObject: async (key, content) => {
      await site.files.put(key, new TextEncoder().encode(content))
    },
    logs,
    takeUnexpectedCalls: () => unexpected.splice(0),
    close: async () => {
      await listener.close()
      await site.close()
    }
  }
}
