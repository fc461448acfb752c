import { dirname, join } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import * as v from 'valibot'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'
import { modulesOf, readLocalConfig } from '../../../scripts/local-config'
import { answerSchema } from '../../../src/contract/answer'
import { freshState } from '../../support/fresh-state'

type Vars = Readonly<Record<string, string | number>>

/**
 * Starts the built passport on workerd with an empty database and direct network access, once for each of the settings,
 * as workers of one process with one database.
 * @param settings by name: variables and secrets in addition to those of wrangler.toml
 */
export async function startDeliveringPassports(settings: ReadonlyMap<string, Vars>) {
  const state = await freshState()
  const workers = [...settings].map(([name, vars]) => {
    const config = readLocalConfig('galaxy_passport')
    config.services = []
    Object.assign(config.vars, vars)
    const { workerOptions, main = '' } = unstable_getMiniflareWorkerOptions(config)
    const { modulesRules: _, ...options } = workerOptions
    const modules = modulesOf(main).map((path) => ({ type: 'ESModule' as const, path }))
    return { ...options, name, modulesRoot: dirname(main), modules }
  })
  const logs: string[] = []
  const runtime = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      telemetry: { enabled: false },
      workers,
      resourcePersistencePath: join(state, 'v3'),
      handleStructuredLogs: ({ message }) => void logs.push(message)
    })
  )
  await runtime.ready

  /** The passport with these settings. */
  function passport(name: string) {
    async function call(
      path: string,
      { language = 'CN', json, headers = {} }: { language?: 'CN' | 'EN'; json?: unknown; headers?: Record<string, string> } = {}
    ) {
      const worker = await runtime.getWorker(name)
      const response = await worker.fetch(`http://passport/galaxy/${path}`, {
        method: json === undefined ? 'GET' : 'POST',
        headers: { Language: language, ...(json !== undefined && { 'Content-Type': 'application/json' }), ...headers },
        ...(json !== undefined && { body: JSON.stringify(json) })
      })
      return { http: response.status, ...v.parse(answerSchema, await response.json()) }
    }
    return {
      call,
      /** Requests a code as the registration form does. */
      getCode: (identifier: string, language: 'CN' | 'EN' = 'CN', type = '1') =>
        call(`user/get-code?phone=${encodeURIComponent(identifier)}&type=${type}`, { language }),
      database: () => runtime.getD1Database('DB', name),
      /** The number of counted attempts in this scope. */
      placesTaken: async (scope: string) => {
        const database = await runtime.getD1Database('DB', name)
        const row = await database.prepare('SELECT count(*) AS taken FROM attempts WHERE scope = ?').bind(scope).first()
        return v.parse(v.object({ taken: v.number() }), row).taken
      }
    }
  }

  return {
    passport,
    /** Log lines of all workers. */
    logs,
    close: () => runtime.dispose()
  }
}

export type DeliveringPassports = Awaited<ReturnType<typeof startDeliveringPassports>>
export type DeliveringPassport = ReturnType<DeliveringPassports['passport']>
