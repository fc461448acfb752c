import * as v from 'valibot'
import type { Unstable_RawConfig as WorkerConfig } from 'wrangler'
import { type Installation, secretNames, type WorkerName } from './readiness'
import { run } from './shell'

const listSchema = v.array(v.object({ name: v.string() }))

/** Names of the secrets of the deployed workers. @throws Error if wrangler cannot tell */
export async function deployedSecrets(): Promise<NonNullable<Installation['secrets']>> {
  const secrets: Partial<Record<WorkerName, string[]>> = {}
  for (const worker of new Set(secretNames.map((secret) => secret.worker))) {
    const { code, output, stdout } = await run('wrangler', ['secret', 'list', '--name', worker, '--format', 'json'])
    // Before the first deployment there is no worker. `secret put` creates it.
    if (code !== 0 && output.includes(`Worker "${worker}" not found`)) continue
    if (code !== 0) throw new Error(`wrangler could not list the secrets of ${worker}; the lines above say why.`)
    secrets[worker] = v.parse(listSchema, JSON.parse(stdout)).map(({ name }) => name)
  }
  return secrets
}

const files: Readonly<Record<WorkerName, string>> = {
  'galaxy-site': 'wrangler.toml',
  'galaxy-passport': 'services/passport/wrangler.toml',
  'galaxy-main': 'services/main/wrangler.toml',
  'galaxy-exam': 'services/exam/wrangler.toml'
}

/** The installation that a build deploys. @param secrets undefined if nobody was asked */
export function onPlatform(configs: ReadonlyMap<string, WorkerConfig>, secrets: Installation['secrets']): Installation {
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
      if (name === 'CERTIFICATE_KEY') return 'npm run exam -- new-key --remote'
      return kind === 'secret' ? `npx wrangler secret put ${name} --name ${worker}` : `${name} in ${files[worker]}`
    }
  }
}
