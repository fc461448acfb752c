/*
 * What the site and its services need of the platform that runs them. A host (hosts/workerd, hosts/node) passes them to a
 * worker as bindings, and each worker parses its own at startup (worker/env.ts, services/<service>/env.ts). Everything here has
 * the shape that Cloudflare's platform gives it, so on workerd a binding is a port as it is.
 *
 * The port of the client's address is the header that
 * CLIENT_ADDRESS_HEADER names, which a host sets on every request and a visitor cannot.
 */
import type { D1Database, R2Bucket } from '@cloudflare/workers-types'

/** A database of a service, in SQLite: statements one by one, or several in one transaction (`batch`). */
export type Database = D1Database

/** The used part of a store of files by key. */
export type Files = Pick<R2Bucket, 'head' | 'get' | 'put' | 'delete' | 'createMultipartUpload'>

/** The static files of the build, and every bound service: whatever answers requests. */
export interface Fetcher {
  fetch(request: Request): Promise<Response>
}

/** Answers by address that all isolates of a data center share, for as long as their `Cache-Control` says. */
export interface DataCenterCache {
  match(address: string): Promise<Response | undefined>
  put(address: string, answer: Response): Promise<void>
}

/** When hashes of passwords may start, where several processes share the processors. Times are in milliseconds since the epoch. */
export interface HashStarts {
  /** Milliseconds until the next free start. */
  peek(now: number): number
  /**
   * Reserves the next free start, after which the following one is `interval` later, unless it is more than `maxWait` ahead.
   * @returns milliseconds until that start
   */
  reserve(now: number, interval: number, maxWait: number): number
}

/** Takes data points, such as one for each page view. What a point means is said where it is written. */
export interface Dataset {
  writeDataPoint(point: { indexes: string[]; blobs: string[]; doubles: number[] }): void
}

/** What a host calls in a worker; bindings and context are the same for all requests of a process. */
export interface Worker {
  fetch(request: Request, bindings: unknown, context: Background): Response | Promise<Response>
  /** Runs a job of `[triggers]` in the worker's wrangler.toml. */
  scheduled?(job: { cron: string }, bindings: unknown): Promise<void>
}

/** Takes work that goes on after the answer; a host does not end before it is done. */
export interface Background {
  waitUntil(work: Promise<unknown>): void
  passThroughOnException(): void
  props: unknown
}

/**
 * An ETag that is the digest of the answer's bytes, whatever its address, so a host may hold encoded bytes by it. Of an upstream's
 * tag that is not known: it can give one tag to two resources.
 */
export const digestTag = /^"sha256-[0-9a-f]{32}"$/
