/*
 * `npm run doctor`: what an installation lacks and what of it does not work. With GALAXY_STATE it is a server on Node, otherwise
 * what is deployed on the platform; `--remote` also asks the platform which secrets are set.
 */
import { join } from 'node:path'
import * as v from 'valibot'
import { secrets as nodeSecrets, readBucket, readReplica, readServerConfig } from '../../hosts/node/config.ts'
import { readWorkerConfig } from '../../hosts/node/workers.ts'
import { smtpEntries, smtpOf } from '../../services/api/delivery-settings'
import { deployedSecrets, onPlatform } from '../deployed-installation'
import { deployedWorkers, readDeployedConfig } from '../deployment'
import {
  type Finding,
  reportOf,
  tryAddress,
  tryBuild,
  tryDatabases,
  tryFiles,
  tryMailServer,
  tryNotices,
  tryReplica,
  trySite
} from '../doctor'
import { type Installation, linesOf, missingOf } from '../readiness'
import { root } from '../root'

const build = join(root, 'dist')
const smtpSchema = v.object(smtpEntries)

try {
  const state = process.env.GALAXY_STATE
  const installation = state ? onNode() : await deployed()
  const { needed, canWait } = linesOf(missingOf(installation))
  console.log(
    needed.length === 0 ? 'No needed value is missing or a sample.' : `Missing, or still a sample:\n  ${needed.join('\n  ')}`
  )
  if (canWait.length > 0) console.log(`\nCan be set later:\n  ${canWait.join('\n  ')}`)
  const findings = [await tryBuild(root), ...(state ? await tryServer(state) : []), ...(await tryNetwork(installation))]
  console.log(`\nTried:\n${reportOf(findings).join('\n')}`)
  process.exit(needed.length > 0 || findings.some(({ fault }) => fault !== undefined) ? 1 : 0)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}

/** The server on Node whose environment this is. */
function onNode(): Installation {
  const { vars } = readServerConfig(build, process.env)
  const varsOf = (name: 'site' | 'passport' | 'main' | 'exam') => ({ ...readWorkerConfig(build, name).vars, ...vars[name] })
  const secretsOf = (name: 'passport' | 'main' | 'exam') => Object.keys(nodeSecrets).filter((secret) => vars[name]?.[secret])
  return {
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

/** What belongs to a server on Node. */
async function tryServer(state: string): Promise<Finding[]> {
  const replica = readReplica(state, process.env)
  return [
    ...(await tryDatabases(state)),
    await tryFiles(state, readBucket(process.env)),
    ...(replica ? await tryReplica(state, replica) : []),
    await tryNotices(state)
  ]
}

/** What the build deploys. */
async function deployed(): Promise<Installation> {
  const configs = new Map(deployedWorkers.map(({ name, folder }) => [name as string, readDeployedConfig(folder)]))
  return onPlatform(configs, process.argv.includes('--remote') ? await deployedSecrets() : undefined)
}

async function tryNetwork({ vars }: Installation): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const name of ['galaxy-passport', 'galaxy-main'] as const) {
    const smtp = smtpOf(v.parse(smtpSchema, vars[name]))
    // The platform gives nobody a secret back; without the password everything but the login is tried.
    if (smtp) findings.push(await tryMailServer(smtp.login?.pass === '' ? { ...smtp, login: undefined } : smtp))
  }
  const webhooks = {
    SMS_WEBHOOK_URL: 'galaxy-passport',
    NOTIFY_WEBHOOK_URL: 'galaxy-main',
    MEDIA_SCAN_URL: 'galaxy-main'
  } as const
  for (const [name, worker] of Object.entries(webhooks)) {
    const url = vars[worker][name]
    if (typeof url === 'string' && url !== '') findings.push(await tryAddress(name, url))
  }
  const origin = vars['galaxy-main'].SITE_ORIGIN
  if (typeof origin === 'string' && !origin.endsWith('.example')) findings.push(await trySite(origin))
  return findings
}
