import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { root } from './root.ts'

/*
 * Calls module functions in a worker thread, so that a build compiles documents and the search index while it transforms modules.
 * A process has one such thread, which does not keep the process alive.
 */

/** A request to the thread. */
export interface ThreadCall {
  id: number
  /** Path of the module, relative to the project. */
  path: string
  /** Name of the function. */
  name: string
  args: readonly unknown[]
}

/** The answer of the thread. */
export type ThreadAnswer = { id: number } & ({ value: unknown } | { error: unknown })

interface Pending {
  resolve(value: unknown): void
  reject(error: unknown): void
}

let thread: Worker | undefined
const pending = new Map<number, Pending>()
let lastId = 0

function startThread(): Worker {
  const started = new Worker(join(root, 'scripts', 'thread-main.ts'))
  started.on('message', (answer: ThreadAnswer) => {
    const { resolve, reject } = pending.get(answer.id) ?? {}
    pending.delete(answer.id)
    if (pending.size === 0) started.unref()
    if ('error' in answer) reject?.(answer.error)
    else resolve?.(answer.value)
  })
  started.on('error', (error) => {
    for (const { reject } of pending.values()) reject(error)
    pending.clear()
    thread = undefined
  })
  return started
}

/** Functions whose arguments and results can be sent to another thread (structured clone). */
type Callable = Readonly<Record<string, (...args: never[]) => unknown>>

/** Calls a module's function in the thread. */
export function inThread<Module extends Callable, Name extends keyof Module & string>(
  path: string,
  name: Name,
  ...args: Parameters<Module[Name]>
): Promise<Awaited<ReturnType<Module[Name]>>> {
  thread ??= startThread()
  const called = thread
  lastId += 1
  const id = lastId
  called.ref()
  return new Promise((resolve, reject) => {
    pending.set(id, { resolve, reject })
    called.postMessage({ id, path, name, args } satisfies ThreadCall)
  })
}
