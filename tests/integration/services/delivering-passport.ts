import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { answerSchema } from '../../../src/contract/answer'

/**
 * The built passport on workerd with an empty database and nothing between it and the network. The harness of the other
 * tests fetches on a worker's behalf: it follows redirects that the worker does not, and knows no sockets.
 * @param vars variables and secrets beside those of wrangler.toml
 * @param trust certificate of an authority, PEM, that workerd trusts besides the well-known ones
 */
export async function startDeliveringPassport(vars: Record<string, string | number>, trust?: string) {
  const state = await mkdtemp(join(tmpdir(), 'galaxy-delivery-'))
  if (trust) {
    // Read once, when miniflare is loaded: everything that loads it is therefore imported after this.
    process.env.NODE_EXTRA_CA_CERTS = join(state, 'authority.pem')
    await writeFile(process.env.NODE_EXTRA_CA_CERTS, trust)
  }
  const { convertV4MiniflareOptions, Miniflare } = await import('miniflare')
  const { unstable_getMiniflareWorkerOptions } = await import('wrangler')
  const { modulesOf, readLocalConfig } = await import('../../../scripts/local-config')
  const { prepareDatabases } = await import('../../../scripts/local-site')

  await prepareDatabases(state)
  const config = readLocalConfig('galaxy_passport')
  config.services = []
  Object.assign(config.vars, vars)
  const { workerOptions, main = '' } = unstable_getMiniflareWorkerOptions(config)
  const { modulesRules: _, ...options } = workerOptions
  const logs: string[] = []
  const runtime = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      telemetry: { enabled: false },
      workers: [
        {
          ...options,
          name: config.name,
          modulesRoot: dirname(main),
          modules: modulesOf(main).map((path) => ({ type: 'ESModule', path }))
        }
      ],
      resourcePersistencePath: join(state, 'v3'),
      handleStructuredLogs: ({ message }) => void logs.push(message)
    })
  )
  await runtime.ready

  async function call(path: string, { language = 'CN', json }: { language?: 'CN' | 'EN'; json?: unknown } = {}) {
    const response = await runtime.dispatchFetch(`http://passport/galaxy/${path}`, {
      method: json === undefined ? 'GET' : 'POST',
      headers: { Language: language, ...(json !== undefined && { 'Content-Type': 'application/json' }) },
      ...(json !== undefined && { body: JSON.stringify(json) })
    })
    return { http: response.status, ...v.parse(answerSchema, await response.json()) }
  }

  return {
    call,
    /** Asks for a code as the registration form does. */
    getCode: (identifier: string, language: 'CN' | 'EN' = 'CN', type = '1') =>
      call(`user/get-code?phone=${encodeURIComponent(identifier)}&type=${type}`, { language }),
    /** How many places of the budgets by this scope are taken. */
    placesTaken: async (scope: string) => {
      const database = await runtime.getD1Database('DB', config.name)
      const row = await database.prepare('SELECT count(*) AS taken FROM attempts WHERE scope = ?').bind(scope).first()
      return v.parse(v.object({ taken: v.number() }), row).taken
    },
    logs,
    close: async () => {
      await runtime.dispose()
      await rm(state, { recursive: true, force: true })
    }
  }
}

export type DeliveringPassport = Awaited<ReturnType<typeof startDeliveringPassport>>
