/*
 * `npm run doctor`: what an installation lacks and what of it does not work. With GALAXY_STATE it is a server on Node, otherwise
 * what is deployed on the platform, with `--env staging` in that environment; `--remote` also asks the platform which secrets are set.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { bases, readBucket, readReplica, readServerConfig } from '../../hosts/node/config.ts'
import { smtpEntries, smtpOf } from '../../services/api/delivery-settings'
import { deployedSecrets, onPlatform } from '../deployed-installation'
import { readDeployedConfigs } from '../deployment'
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
import { takeEnvironment } from '../environment'
import { nodeInstallation } from '../node-installation'
import { type Installation, linesOf, missingOf } from '../readiness'
import { root } from '../root'

const smtpSchema = v.object(smtpEntries)

try {
  const state = process.env.GALAXY_STATE
  const installation = state ? nodeInstallation(process.env) : await deployed()
  const { needed, canWait } = linesOf(missingOf(installation))
  console.log(
    needed.length === 0 ? 'No needed value is missing or a sample.' : `Missing, or still a sample:\n  ${needed.join('\n  ')}`
  )
  if (canWait.length > 0) console.log(`\nCan be set later:\n  ${canWait.join('\n  ')}`)
  const findings = [
    // A release has no sources.
    ...(existsSync(join(root, 'src')) ? [await tryBuild(root)] : []),
    ...(state ? await tryServer(state) : []),
    ...(await tryNetwork(installation))
  ]
  console.log(`\nTried:\n${reportOf(findings).join('\n')}`)
  process.exit(needed.length > 0 || findings.some(({ fault }) => fault !== undefined) ? 1 : 0)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}

/** What belongs to a server on Node. */
async function tryServer(state: string): Promise<Finding[]> {
  const { isEdge, vars } = readServerConfig(join(root, 'dist'), process.env)
  if (isEdge)
    return [await tryNotices(state), ...(await Promise.all(bases.map((base) => tryAddress(base, String(vars.site?.[base])))))]
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
  const taken = takeEnvironment(process.argv.slice(2))
  if (!taken) throw new Error('--env needs the name of an environment in small letters, such as staging')
  const { environment, others } = taken
  const secrets = others.includes('--remote') ? await deployedSecrets(environment) : undefined
  return onPlatform(await readDeployedConfigs(environment), secrets, environment)
}

async function tryNetwork({ vars, isEdge }: Installation): Promise<Finding[]> {
  if (isEdge) return []
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
