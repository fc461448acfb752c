import { join } from 'node:path'
import { secrets as nodeSecrets, readServerConfig } from '../hosts/node/config.ts'
import { readWorkerConfig } from '../hosts/node/workers.ts'
import type { Installation } from './readiness'
import { root } from './root'

const build = join(root, 'dist')

/** The installation whose server has this environment. @throws Error that lists every fault of the environment */
export function nodeInstallation(environment: NodeJS.ProcessEnv): Installation {
  const { vars, isEdge } = readServerConfig(build, environment)
  const varsOf = (name: 'site' | 'passport' | 'main' | 'exam') => ({ ...readWorkerConfig(build, name).vars, ...vars[name] })
  const secretsOf = (name: 'passport' | 'main' | 'exam') => Object.keys(nodeSecrets).filter((secret) => vars[name]?.[secret])
  return {
    isEdge,
    vars: {
      'galaxy-site': varsOf('site'),
      'galaxy-passport': varsOf('passport'),
      'galaxy-main': varsOf('main'),
      'galaxy-exam': varsOf('exam')
    },
    secrets: { 'galaxy-passport': secretsOf('passport'), 'galaxy-main': secretsOf('main'), 'galaxy-exam': secretsOf('exam') },
    where: (_, name, kind) => `GALAXY_${name}${kind === 'secret' ? `, or GALAXY_${name}_FILE` : ''}`
  }
}
