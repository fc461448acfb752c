import * as v from 'valibot'
import { type KillableSite, type SiteOptions, startKillable } from '../../../scripts/bench/killable-site.ts'
import { freshState } from '../../support/fresh-state.ts'
import { type Answer, openRequest, type RequestOptions, readAnswer } from '../../support/request'

export type KillableServices = Awaited<ReturnType<typeof startKillableServices>>

/** Services without the edge. A test can kill their process and restart it on the same databases. */
export async function startKillableServices(workers: SiteOptions['workers']) {
  const state = await freshState()
  const start = () =>
    startKillable({
      state,
      workers,
      configure: (worker) => {
        worker.routes = [`${worker.name}/*`]
      }
    })
  let running: KillableSite = await start()
  /** Resolves when the services have restarted. */
  let restarted = Promise.resolve()
  let interrupted = 0

  /** Sends a GET, or a POST with a body. */
  const send = async (path: string, options: Omit<RequestOptions, 'method'>): Promise<Answer> => {
    const method = options.body === undefined ? 'GET' : 'POST'
    return readAnswer(await openRequest(running.site.address, path, 'service', { ...options, method }))
  }

  return {
    send,
    database: (name: string) => running.site.runtime.getD1Database('DB', name),
    /** Calls that failed because of a kill: no answer, or a status of 500 or above. */
    interrupted: () => interrupted,
    kill: () => running.kill(),
    async restart(): Promise<void> {
      let resolveRestart = () => {}
      restarted = new Promise((resolve) => {
        resolveRestart = resolve
      })
      await running.kill()
      running = await start()
      resolveRestart()
    },
    /** Repeats a call until it is answered with `data`, as a page does. @throws for an answer below 500 that is not 200 */
    async untilAnswered(path: string, options: Omit<RequestOptions, 'method'>): Promise<unknown> {
      for (;;) {
        await restarted
        const answer = await send(path, options).catch(() => undefined)
        if (answer?.status === 200) return v.parse(v.object({ data: v.unknown() }), answer.json()).data
        // workerd may answer with an error for a service that is shutting down.
        if (answer !== undefined && answer.status < 500) throw new Error(`${path}: ${answer.status} ${answer.body}`)
        interrupted += 1
      }
    }
  }
}
