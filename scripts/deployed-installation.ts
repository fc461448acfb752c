import * as v from 'valibot'
import type { Unstable_RawConfig as WorkerConfig } from 'wrangler'
import { type Environment, nameIn, settingsFiles } from './environment'
import { type Installation, secretNames, type WorkerName } from './readiness'
import { run } from './run-program'

const listSchema = v.array(v.object({ name: v.string() }))

/** Names of the secrets of the workers that are deployed in an environment. @throws Error if wrangler cannot list them */
export async function deployedSecrets(environment: Environment): Promise<NonNullable<Installation['secrets']>> {
  const secrets: Partial<Record<WorkerName, string[]>> = {}
  for (const worker of new Set(secretNames.map((secret) => secret.worker))) {
    const name = nameIn(environment, worker)
    const { code, output, stdout } = await run('wrangler', ['secret', 'list', '--name', name, '--format', 'json'])
    // Before the first deployment there is no worker. `secret put` creates it.
    if (code !== 0 && output.includes(`Worker "${name}" not found`)) continue
    if (code !== 0) throw new Error(`wrangler could not list the secrets of ${name}; the lines above say why.`)
    secrets[worker] = v.parse(listSchema, JSON.parse(stdout)).map(({ name }) => name)
  }
  return secrets
}

/** The installation that a build deploys to an environment. @param secrets undefined if they were not listed */
export function platformInstallation(
  configs: ReadonlyMap<string, WorkerConfig>,
  secrets: Installation['secrets'],
  environment: Environment
): Installation {
  const [table, option] = environment === undefined ? ['', ''] : [`[env.${environment}.vars] of `, ` --env ${environment}`]
  const varsOf = (worker: WorkerName): Record<string, unknown> => ({ ...configs.get(worker)?.vars })
  return {
    vars: {
      'galaxy-site': varsOf('galaxy-site'),
      'galaxy-passport': varsOf('galaxy-passport'),
      'galaxy-main': varsOf('galaxy-main'),
      'galaxy-exam': varsOf('galaxy-exam')
    },
    secrets,
    where: (worker, name, kind) => {
      if (name === 'CERTIFICATE_KEY') return `npm run exam -- new-key --remote${option}`
      if (kind === 'secret') return `npx wrangler secret put ${name} --name ${nameIn(environment, worker)}`
      return `${name} in ${table}${settingsFiles[worker]}`
    }
  }
}
