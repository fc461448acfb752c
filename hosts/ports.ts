/*
 * Ports: the parts of a platform that the site and its services need. A host (hosts/workerd, hosts/node) passes them to a worker as
 * bindings, and each worker parses its own at startup (worker/env.ts, services/<service>/env.ts). The types are Cloudflare's, so
 * on workerd a binding needs no adapter.
 *
 * The client's address is in the header that CLIENT_ADDRESS_HEADER names. A host sets it on every request, so a visitor cannot
 * forge it.
 */
import type { D1Database, R2Bucket } from '@cloudflare/workers-types'

/** The SQLite database of a service. Statements run one by one, or several in one transaction (`batch`). */
export type Database = D1Database

/** The part of an object store that the services use. */
export type Files = Pick<R2Bucket, 'head' | 'get' | 'put' | 'delete' | 'createMultipartUpload'>

/** Anything that answers requests: the static files of the build and every bound service. */
export interface Fetcher {
  fetch(request: Request): Promise<Response>
}

/** A response cache that all isolates of a data center share. `Cache-Control` decides how long an entry is valid. */
export interface DataCenterCache {
  match(address: string): Promise<Response | undefined>
  put(address: string, answer: Response): Promise<void>
}

/**
 * Milliseconds that a stored time may lie beyond those that processes write. One further ahead is from before the clock was set
 * back.
 */
export const clockTolerance = 60_000

/**
 * Spaces out password hashes where several processes share the processors. Times are in milliseconds since the epoch. A start
 * beyond `maxWait` and `clockTolerance` does not count.
 */
export interface HashStarts {
  /** Milliseconds until the next free start. */
  peek(now: number, maxWait: number): number
  /**
   * Reserves the next free start, after which the following one is `interval` later, unless it is more than `maxWait` ahead.
   * @returns milliseconds until that start
   */
  reserve(now: number, interval: number, maxWait: number): number
}

/** Accepts data points, such as one for each page view. The code that writes a point documents its fields. */
export interface Dataset {
  writeDataPoint(point: { indexes: string[]; blobs: string[]; doubles: number[] }): void
}

/** The functions of a worker that a host calls. Bindings and context are the same for all requests of a process. */
export interface Worker {
  fetch(request: Request, bindings: unknown, context: Background): Response | Promise<Response>
  /** Runs a job of `[triggers]` in the worker's wrangler.toml. */
  scheduled?(job: { cron: string }, bindings: unknown): Promise<void>
}

/** Accepts work that continues after the response. A host waits for it before it exits. */
export interface Background {
  waitUntil(work: Promise<unknown>): void
  passThroughOnException(): void
  props: unknown
}

/**
 * An ETag that is a digest of the body. The same tag means the same bytes at any address, so a host may cache encoded bytes by it.
 * An upstream's ETag does not guarantee that: it can give one tag to two resources.
 */
export const digestEtag = /^"sha256-[0-9a-f]{32}"$/
