import cluster, { type Worker } from 'node:cluster'
import { randomUUID } from 'node:crypto'
import { errorMessage } from './error-message.ts'

/*
 * The primary process of a server: starts the worker processes, replaces those that die, and replaces all of them at an update.
 * It owns the port, so no connection is refused during an update, and does nothing else that could fail.
 */

/** Messages from the primary to a worker process (`worker.ts`). */
export type Order = 'listen' | 'drain' | 'end'
/** Sent to a worker process before it drains: the module of the version that takes over. */
interface Successor {
  successor: string
}
/** Sent by a worker process when it has opened the site and can listen. */
export const opened = 'opened'
/** Sent by a worker process when it listens. */
export const listening = 'listening'

/** Milliseconds in which a process must open the site. */
const openTimeout = 60_000
/** Milliseconds until all processes have ended: 28 s to finish, then they are killed. */
const endTimeout = 29_000
/** Milliseconds in which deaths are counted; the shortest and the longest delay before a replacement. */
const crashWindow = 60_000
const pauses = { shortest: 1000, longest: 30_000 }

interface PrimaryOptions {
  /** Number of worker processes. */
  processes: number
  /** Returns the path of the module that a worker process runs; after an update, that of the new version. */
  findEntry: () => string
  log: (line: string) => void
  /** Called with the id of a process that has ended for any reason. */
  onEnd: (processId: string) => void
}

/** A version of the server, identified by the module of its processes. */
interface Version {
  path: string
  /** Module of the preceding version. */
  previous?: string
}

interface Process {
  id: string
  worker: Worker
  state: 'starting' | 'serving' | 'leaving'
}

/** Delay in milliseconds before a process is replaced: none after a first death, exponential in a crash loop. */
export function pauseBefore(recentDeaths: number, processes: number): number {
  const surplus = recentDeaths - processes
  return surplus <= 0 ? 0 : Math.min(pauses.longest, pauses.shortest * 2 ** (surplus - 1))
}

/**
 * Starts the processes of a server.
 * @throws Error if they do not start
 */
export async function startPrimary({ processes, findEntry, log, onEnd }: PrimaryOptions) {
  const running = new Map<string, Process>()
  let current: Version = { path: findEntry() }
  let isEnding = false
  let deaths: number[] = []
  let exchanging = Promise.resolve()
  let whenEmpty: () => void = () => undefined

  function start(version: Version): Process {
    cluster.setupPrimary({ exec: version.path })
    const id = randomUUID()
    const started: Process = {
      id,
      worker: cluster.fork({ PROCESS_ID: id, PREVIOUS_VERSION: version.previous }),
      state: 'starting'
    }
    running.set(id, started)
    started.worker.once('exit', (code, signal) => {
      running.delete(id)
      onEnd(id)
      if (running.size === 0) whenEmpty()
      if (started.state !== 'serving' || isEnding) return
      log(JSON.stringify({ event: 'process-died', code, signal }))
      void replace(version)
    })
    return started
  }

  /** Resolves when the process reaches the state; rejects if it ends or times out. */
  function until({ worker }: Process, isReached: (act: () => void) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error('a process takes too long to start')), openTimeout)
      const fail = () => {
        clearTimeout(late)
        reject(new Error('a process did not start'))
      }
      if (worker.isDead()) return fail()
      worker.once('exit', fail)
      isReached(() => {
        clearTimeout(late)
        worker.off('exit', fail)
        resolve()
      })
    })
  }
  const untilTold = (process: Process, what: typeof opened | typeof listening) =>
    until(process, (act) => process.worker.on('message', (message) => message === what && act()))

  /**
   * Starts processes, which begin to listen all at once: while two versions answer, a page of one might request scripts from the
   * other.
   */
  async function bring(count: number, version: Version): Promise<Process[]> {
    const started: Process[] = []
    try {
      // The first process starts alone, because it migrates the databases and reports a fault once.
      for (const size of [1, count - 1]) {
        if (isEnding) throw new Error('the server is ending')
        const next = Array.from({ length: size }, () => start(version))
        started.push(...next)
        await Promise.all(next.map((process) => untilTold(process, opened)))
      }
      const ready = started.map((process) => untilTold(process, listening))
      for (const process of started) order(process, 'listen')
      await Promise.all(ready)
      for (const process of started) {
        process.state = 'serving'
        // The process died while another one was still starting.
        if (process.worker.isDead()) void replace(version)
      }
      return started
    } catch (error) {
      for (const { worker } of started) worker.process.kill('SIGKILL')
      throw error
    }
  }

  async function replace(version: Version): Promise<void> {
    const now = Date.now()
    deaths = [...deaths.filter((at) => at > now - crashWindow), now]
    await new Promise((resolve) => setTimeout(resolve, pauseBefore(deaths.length, processes)))
    // An update replaces all processes anyway.
    if (isEnding || version !== current) return
    try {
      const replacing = await bring(1, version)
      if (version !== current) for (const process of replacing) leave(process, 'drain')
    } catch {
      void replace(version)
    }
  }

  function order({ worker }: Process, what: Order): void {
    // The process may already be ending.
    worker.send(what, () => undefined)
  }

  function leave(process: Process, how: 'drain' | 'end'): void {
    process.state = 'leaving'
    const successor: Successor = { successor: current.path }
    process.worker.send(successor, () => undefined)
    order(process, how)
  }

  async function exchange(): Promise<void> {
    if (isEnding) return
    const before = [...running.values()]
    try {
      const version = { path: findEntry(), previous: current.path }
      await bring(processes, version)
      current = version
      for (const process of before) if (process.state === 'serving') leave(process, 'drain')
      log(JSON.stringify({ event: 'version-exchanged', path: current.path }))
    } catch (error) {
      log(JSON.stringify({ event: 'exchange-failed', reason: errorMessage(error) }))
    }
  }

  await bring(processes, current)
  return {
    /**
     * Starts processes of the current version on disk and drains the old ones. If they fail to start, the old ones keep running.
     */
    exchange: (): Promise<void> => {
      exchanging = exchanging.then(exchange)
      return exchanging
    },
    /** Ends all processes: `end` within half a minute, `drain` when they have finished their requests. */
    end: async (how: 'drain' | 'end'): Promise<void> => {
      isEnding = true
      const ended = new Promise<void>((resolve) => {
        whenEmpty = resolve
      })
      for (const process of running.values()) {
        if (process.state === 'starting') process.worker.process.kill('SIGKILL')
        else leave(process, how)
      }
      if (running.size === 0) return
      const kill = () => {
        for (const { worker } of running.values()) worker.process.kill('SIGKILL')
      }
      const timer = how === 'end' ? setTimeout(kill, endTimeout) : undefined
      await ended
      clearTimeout(timer)
    }
  }
}
