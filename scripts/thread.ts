import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { root } from './root.ts'

/*
 * Calls functions of the project's modules in a thread of its own, so that a build compiles documents and the index of the search
 * while it transforms its modules. A process has one such thread; it does not keep the process from ending.
 */

/** What the thread is asked. */
export interface ThreadCall {
  id: number
  /** Module, relative to the project. */
  path: string
  /** Name of its function. */
  name: string
  args: readonly unknown[]
}

/** What the thread answers. */
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

/** Functions of a module whose arguments and results can be sent to another thread. */
type Callable = Readonly<Record<string, (...args: never[]) => unknown>>

/** Calls a function of a module in the thread. */
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
