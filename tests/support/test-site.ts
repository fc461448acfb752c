import * as v from 'valibot'
import type { Database } from '../../hosts/ports.ts'
import { type CodeMessage, codeMessageSchema } from '../../src/contract/outbox.ts'
import type { Answer, OpenAnswer, RequestOptions } from './request.ts'

/* The interface of a site under test, independent of its host. */

/** The host that runs the site. */
export type TestHost = 'workerd' | 'node'

/** The host of this test run: each vitest project has its own. */
export const testHost: TestHost = process.env.SITE_HOST === 'node' ? 'node' : 'workerd'

export const serviceNames = ['galaxy-passport', 'galaxy-main', 'galaxy-exam', 'galaxy-outbox'] as const
export type ServiceName = (typeof serviceNames)[number]

/** A direct request to a service, without the edge. */
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
  /** Address on which it listens. */
  address: URL
  /** The folder of its databases. */
  state: string
  /** Requests a path like a navigation of a browser. */
  visit: (path: string, options?: RequestOptions) => Promise<Answer>
  /** Requests a path like a script of the page. */
  call: (path: string, options?: RequestOptions) => Promise<Answer>
  /** Like `visit`, but resolves when the head of the answer arrives. */
  open: (path: string, options?: RequestOptions) => Promise<OpenAnswer>
  /** Sends a direct request to a service, without the edge. */
  request: (service: ServiceName, path: string, options?: Omit<RequestOptions, 'host' | 'scheme'>) => Promise<Answer>
  /**
   * Sends sequences of requests to services from a worker of the site, `atOnce` sequences in parallel. Within a sequence, a
   * request is sent when the previous answer has arrived; a group starts when the previous group is complete.
   */
  requestAll: (sequences: readonly (readonly ServiceRequest[])[], atOnce: number) => Promise<ServiceAnswer[][]>
  /** The codes received by a `recording` outbox since the last call, with their times. */
  takeCodes: () => Promise<{ message: CodeMessage; at: number }[]>
  /** Runs the scheduled job of passport. */
  runNightlyJob: (at?: Date) => Promise<void>
  /** Runs the scheduled job of the exam service. */
  runExamJob: () => Promise<void>
  /** Runs a scheduled job of main: `minute` delivers notifications, `night` erases old personal data. */
  runMainJob: (job: 'minute' | 'night') => Promise<void>
  /**
   * The rows of a query, which a worker of the site runs. `database` would block this process until the runtime answers, while a
   * runtime with much log output waits for this process to read it: a deadlock.
   */
  query: (service: ServiceName, sql: string, ...values: (string | number)[]) => Promise<Record<string, unknown>[]>
  /** The database of a service. */
  database: (service: ServiceName) => Promise<Database>
  /** Keys of main's bucket with the prefix. */
  objectKeys: (prefix: string) => Promise<string[]>
  /** Writes an object to main's bucket. */
  putObject: (key: string, content: string) => Promise<void>
  /** Log lines of the workers. */
  logs: string[]
  /** External addresses that workers have called since the last call, except `reachable` ones. */
  takeUnexpectedCalls: () => string[]
  close: () => Promise<void>
}

export interface TestSiteOptions {
  /** Starts only the services, without the edge, which takes a fraction of the time. */
  servicesOnly?: boolean
  /** Overrides variables of the edge. */
  vars?: Record<string, string>
  /** Overrides variables of passport. */
  passportVars?: Record<string, number>
  /** Overrides variables and secrets of main. */
  mainVars?: Record<string, string | number>
  /** Replaces the local outbox: `none` as in a deployment without delivery; `recording` keeps the codes for `takeCodes`. */
  outbox?: 'none' | 'recording' | ((request: { method: string; json: () => Promise<unknown> }) => Promise<Response>)
  /** Base addresses that workers may call; `everything` also lets them open sockets. */
  reachable?: string[] | 'everything'
  /** Base address of a server that replaces the internet: it gets all other calls, with the called address in `X-Called`. */
  internet?: string
}

/* Answers of request-driver.js. */

export const driverAnswerSchema = v.array(
  v.array(v.object({ status: v.number(), headers: v.record(v.string(), v.string()), body: v.string() }))
)
export const rowsSchema = v.array(v.record(v.string(), v.unknown()))
export const takenCodesSchema = v.array(v.object({ message: codeMessageSchema, at: v.number() }))
