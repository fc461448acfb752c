/*
 * `npm run doctor`: lists the values that an installation lacks and the parts of it that do not work. With GALAXY_STATE it is a
 * server on Node, otherwise the deployment on the platform, with `--env staging` the one in that environment; `--remote` also asks
 * the platform which secrets are set.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { bases, foldersOf, readBucket, readReplica, readServerConfig } from '../../hosts/node/config.ts'
import { exitWith, failed } from '../command-result'
import { deployedSecrets, platformInstallation } from '../deployed-installation'
import { readDeployedConfigs } from '../deployment'
import {
  type Finding,
  reportOf,
  tryAddress,
  tryBuild,
  tryDatabases,
  tryDisks,
  tryFiles,
  tryMail,
  tryNotices,
  tryReplica,
  tryRunning,
  trySite
} from '../doctor'
import { takeEnvironment, wrongEnvironment } from '../environment'
import { nodeInstallation } from '../node-installation'
import { factsOf, type Installation, linesOf, missingOf, ownFacts } from '../readiness'
import { root } from '../root'

const taken = takeEnvironment(process.argv.slice(2))
if (!taken) exitWith(wrongEnvironment)
const { environment, others: args } = taken
const { values: options } = parseArgs({ args, options: { remote: { type: 'boolean' } } })

try {
  const state = process.env.GALAXY_STATE
  const installation = state ? nodeInstallation(process.env) : await deployed()
  const running = await Promise.all(addressesOf(installation).map((url) => tryRunning(url, root)))
  const served = running.find(({ statement }) => statement !== undefined)?.statement
  const { needed, canWait } = linesOf(missingOf(installation, { ...ownFacts, ...(served && factsOf(served)) }))
  console.log(
    served
      ? `The running site serves ${served.build}. The facts below are those that it shows.\n`
      : 'No running site was found. The facts below are those of the folder of this command.\n'
  )
  console.log(
    needed.length === 0 ? 'No needed value is missing or a sample.' : `Missing, or still a sample:\n  ${needed.join('\n  ')}`
  )
  if (canWait.length > 0) console.log(`\nCan be set later:\n  ${canWait.join('\n  ')}`)
  const findings = [
    // A release has no sources.
    ...(existsSync(join(root, 'src')) ? [await tryBuild(root)] : []),
    ...running.map(({ finding }) => finding),
    ...(state ? await tryServer(state) : []),
    ...(await tryNetwork(installation))
  ]
  console.log(`\nTried:\n${reportOf(findings).join('\n')}`)
  process.exit(needed.length > 0 || findings.some(({ fault }) => fault !== undefined) ? 1 : 0)
} catch (error) {
  exitWith(failed(error))
}

/** Addresses of the site: that of the server on Node itself, and the one that visitors use unless it is a sample. */
function addressesOf({ vars }: Installation): string[] {
  const origin = originOf(vars)
  if (!process.env.GALAXY_STATE) return origin
  const { host, port } = readServerConfig(join(root, 'dist'), process.env)
  // A server on all addresses of the machine is on this one too.
  const name = ({ '0.0.0.0': '127.0.0.1', '::': '::1' } as const)[host] ?? host
  return [`http://${name.includes(':') ? `[${name}]` : name}:${port}`, ...origin]
}

function originOf(vars: Installation['vars']): string[] {
  const origin = vars['galaxy-main'].SITE_ORIGIN
  return typeof origin === 'string' && !origin.endsWith('.example') ? [origin] : []
}

/** Checks the parts of a server on Node: those of an edge are fewer. */
async function tryServer(state: string): Promise<Finding[]> {
  const config = readServerConfig(join(root, 'dist'), process.env)
  const { isEdge, vars } = config
  const disks = tryDisks(state, foldersOf(config))
  if (isEdge)
    return [
      ...disks,
      await tryNotices(state),
      ...(await Promise.all(bases.map((base) => tryAddress(base, String(vars.site?.[base])))))
    ]
  const replica = readReplica(state, process.env)
  return [
    ...disks,
    ...(await tryDatabases(state)),
    await tryFiles(state, readBucket(process.env)),
    ...(replica ? await tryReplica(state, replica) : []),
    await tryNotices(state)
  ]
}

/** The installation that the build deploys. */
async function deployed(): Promise<Installation> {
  const secrets = options.remote ? await deployedSecrets(environment) : undefined
  return platformInstallation(await readDeployedConfigs(environment), secrets, environment)
}

async function tryNetwork({ vars, isEdge }: Installation): Promise<Finding[]> {
  if (isEdge) return []
  const findings: Finding[] = []
  for (const name of ['galaxy-passport', 'galaxy-main'] as const) findings.push(...(await tryMail(name, vars[name])))
  const webhooks = {
    SMS_WEBHOOK_URL: 'galaxy-passport',
    NOTIFY_WEBHOOK_URL: 'galaxy-main',
    MEDIA_SCAN_URL: 'galaxy-main'
  } as const
  for (const [name, worker] of Object.entries(webhooks)) {
    const url = vars[worker][name]
    if (typeof url === 'string' && url !== '') findings.push(await tryAddress(name, url))
  }
  for (const origin of originOf(vars)) findings.push(await trySite(origin))
  return findings
}
