import * as v from 'valibot'
import type { Database } from '../../hosts/ports.ts'
import { type CodeMessage, codeMessageSchema } from '../../src/contract/outbox.ts'
import type { Answer, OpenAnswer, RequestOptions } from './request.ts'

/* What a site under test offers, whichever host runs it. */

/** What runs the site. */
export type TestHost = 'workerd' | 'node'

/** The host of this test run: each vitest project has its own. */
export const testHost: TestHost = process.env.SITE_HOST === 'node' ? 'node' : 'workerd'

export const serviceNames = ['galaxy-passport', 'galaxy-main', 'galaxy-exam', 'galaxy-outbox'] as const
export type ServiceName = (typeof serviceNames)[number]

/** A request straight to a service, past the edge. */
export interface ServiceRequest {
  service: ServiceName
  path: string
  method: string
  /** A header that is undefined is omitted. */
  headers: Record<string, string | undefined>
  body?: string | Uint8Array | undefined
}

export type ServiceAnswer = Pick<Answer, 'status' | 'headers' | 'body' | 'json'>

export interface TestSite {
  /** Where it listens. */
  address: URL
  /** The folder of its databases. */
  state: string
  /** Asks for a path as a browser's address bar does. */
  visit: (path: string, options?: RequestOptions) => Promise<Answer>
  /** Calls a path as a script of the page does. */
  call: (path: string, options?: RequestOptions) => Promise<Answer>
  /** Like `visit`, but resolves as soon as the head of the answer is there. */
  open: (path: string, options?: RequestOptions) => Promise<OpenAnswer>
  /** Sends a request straight to a service, past the edge. */
  request: (service: ServiceName, path: string, options?: Omit<RequestOptions, 'host' | 'scheme'>) => Promise<Answer>
  /**
   * Sends sequences of requests to services from a worker of the site, `atOnce` sequences at a time. A sequence sends a
   * request when the answer to the one before it has arrived; a group starts when all answers to the group before it have.
   */
  requestAll: (sequences: readonly (readonly ServiceRequest[])[], atOnce: number) => Promise<ServiceAnswer[][]>
  /** The codes of an outbox of kind `recording` since the last time, and when it received them. */
  takeCodes: () => Promise<{ message: CodeMessage; at: number }[]>
  /** Runs the scheduled job of passport. */
  runNightlyJob: (at?: Date) => Promise<void>
  /** Runs the scheduled job of the exam service. */
  runExamJob: () => Promise<void>
  /** Runs a scheduled job of main: the one that delivers notifications, or the one that erases old personal data. */
  runMainJob: (job: 'minute' | 'night') => Promise<void>
  /**
   * The rows of a statement, which a worker of the site runs. `database` blocks this process until the runtime answers, and
   * while workers log much, the runtime waits for this process to read its log: then both would wait for ever.
   */
  query: (service: ServiceName, sql: string, ...values: (string | number)[]) => Promise<Record<string, unknown>[]>
  /** The database of a service. */
  database: (service: ServiceName) => Promise<Database>
  /** The keys of the objects of main's bucket that begin with the prefix. */
  objectKeys: (prefix: string) => Promise<string[]>
  /** Puts an object into main's bucket, in place of one that has the key. */
  putObject: (key: string, content: string) => Promise<void>
  /** What the workers have logged. */
  logs: string[]
  /** The addresses outside that workers have called since the last time, without those that are `reachable`. */
  takeUnexpectedCalls: () => string[]
  close: () => Promise<void>
}

export interface TestSiteOptions {
  /** Without the edge: only the services can be called. Such a site starts in a fraction of the time. */
  servicesOnly?: boolean
  /** Variables of the edge in place of those of wrangler.toml. */
  vars?: Record<string, string>
  /** Variables of passport in place of those of wrangler.toml. */
  passportVars?: Record<string, number>
  /** Variables and secrets of main in place of those of wrangler.toml. */
  mainVars?: Record<string, string | number>
  /**
   * What takes passport's codes in place of the local outbox; `none` as in a deployment without delivery, `recording` keeps
   * all of them for `takeCodes`.
   */
  outbox?: 'none' | 'recording' | ((request: { method: string; json: () => Promise<unknown> }) => Promise<Response>)
  /** Base addresses that workers may call; `everything` also lets them open sockets. */
  reachable?: string[] | 'everything'
  /** Base address of a server in place of the whole internet: it gets every other call, with its address in `X-Called`. */
  internet?: string
}

/* Answers of request-driver.js. */

export const driverAnswerSchema = v.array(
  v.array(v.object({ status: v.number(), headers: v.record(v.string(), v.string()), body: v.string() }))
)
export const rowsSchema = v.array(v.record(v.string(), v.unknown()))
export const takenCodesSchema = v.array(v.object({ message: codeMessageSchema, at: v.number() }))
