import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Worker } from '../ports'

/** The workers of the build by the name of their folder. The outbox runs on a developer's machine only. */
const workerFolders = {
  site: 'server',
  passport: 'galaxy_passport',
  main: 'galaxy_main',
  exam: 'galaxy_exam',
  outbox: 'galaxy_outbox'
} as const

export type WorkerName = keyof typeof workerFolders

/** The parts of a worker's wrangler.toml that the build keeps and this host uses. */
export interface WorkerConfig {
  vars: Record<string, unknown>
  crons: string[]
}

/** @throws if a file of the build does not exist, with the command that makes it */
export function assertBuilt(path: string): void {
  if (existsSync(path)) return
  const error = new Error(`There is no build: ${path} does not exist. Make one: npm run build`)
  // The commands print such an error as a sentence.
  error.name = 'MissingBuild'
  throw error
}

/** @throws if the worker has not been built */
export function readWorkerConfig(build: string, name: WorkerName): WorkerConfig {
  const path = join(build, workerFolders[name], 'wrangler.json')
  assertBuilt(path)
  const { vars = {}, triggers = {} } = JSON.parse(readFileSync(path, 'utf8'))
  return { vars, crons: triggers.crons ?? [] }
}

/** Global with the number of times the process has loaded the workers: a test runner can load this module more than once. */
const instancesKey = Symbol.for('galaxy.worker-instances')

function nextInstance(): number {
  const before: unknown = Reflect.get(globalThis, instancesKey)
  const instance = typeof before === 'number' ? before + 1 : 1
  Reflect.set(globalThis, instancesKey, instance)
  return instance
}

/**
 * Loads the workers of the build, the same files that workerd runs. A worker keeps its bindings for its whole life, so each call
 * loads its entries anew; the modules that they share are loaded once.
 */
export async function loadWorkers(build: string): Promise<(name: WorkerName) => Promise<Worker>> {
  const instance = nextInstance()
  return async (name) => {
    const entry = pathToFileURL(join(build, workerFolders[name], 'index.js'))
    entry.search = instance === 1 ? '' : `?${instance}`
    const loaded: { default: Worker } = await import(/* @vite-ignore */ entry.href)
    return loaded.default
  }
}
