/*
 * `npm run deploy`: builds, migrates the databases, imports the questions of the exam and deploys the workers. With `--dry-run`
 * it does everything that needs no account: builds, checks the configuration, lets wrangler bundle each worker, and prints the
 * remaining steps and what is still a sample or missing, for which a deployment is refused. `--location apac` says where databases
 * and the bucket are made; it is needed where one does not exist yet. The four workers get the name of the release as their tag, by
 * which `npm run rollback` finds them; at the end the deployed site is tried.
 */
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { buildSite } from '../build'
import { deployedSecrets, onPlatform } from '../deployed-installation'
import { configPath, deployedWorkers, faultsOf, isAbsentBucket, locations, readDeployedConfig } from '../deployment'
import { reportOf } from '../doctor'
import { importExam } from '../exam/import'
import { drawPictures } from '../full-build'
import { adviceAfter, completeReleases, readReleases } from '../platform-releases'
import { linesOf, missingOf } from '../readiness'
import { nameOfRelease } from '../release'
import { remoteDatabase } from '../remote-store'
import { databases, filesBucket } from '../resources'
import { root } from '../root'
import { mustRun, run } from '../shell'
import { smokeTest } from '../smoke-test'

const { values: options } = parseArgs({ options: { 'dry-run': { type: 'boolean' }, location: { type: 'string' } } })
const dryRun = options['dry-run'] ?? false
const { location } = options

await buildSite()
const release = nameOfRelease()
const configs = new Map(deployedWorkers.map(({ name, folder }) => [name as string, readDeployedConfig(folder)]))
const faults = faultsOf(configs)
if (faults.length > 0) {
  console.error(`The configuration is not complete:\n  ${faults.join('\n  ')}`)
  process.exit(1)
}
console.log('The configuration is complete.')
const hasRoutes = Boolean(configs.get('galaxy-site')?.routes?.length)
if (!hasRoutes)
  console.warn(
    'No route leads to the site, so it gets an address of workers.dev only. Set routes in wrangler.toml (docs/cloudflare.md).'
  )
if (location !== undefined && !locations.includes(location)) {
  console.error(`--location must be one of ${locations.join(', ')}`)
  process.exit(2)
}

if (dryRun) {
  for (const { service, migrations } of databases) {
    console.log(
      `Would apply to the database ${service} what is new of: ${migrationsIn(migrations).join(', ') || 'no migrations'}`
    )
  }
  console.log(`Would create the bucket ${filesBucket} where the account has none of that name`)
  console.log('Would import what is new of the question bank of the exam')
  const { needed, canWait } = linesOf(missingOf(onPlatform(configs, undefined)))
  for (const line of needed) console.log(`Must be set before: ${line}`)
  for (const line of canWait) console.log(`Can be set later: ${line}`)
  await Promise.all([drawPictures(), ...deployedWorkers.map((worker) => wranglerDeploy(worker))])
  console.log(`Would deploy ${deployedWorkers.map(({ name }) => name).join(', ')} as ${release}. Nothing was changed.`)
} else {
  const { needed, canWait } = linesOf(missingOf(onPlatform(configs, await orStop(deployedSecrets()))))
  if (needed.length > 0) {
    console.error(`Nothing was deployed. These values are samples or missing:\n  ${needed.join('\n  ')}`)
    process.exit(1)
  }
  for (const line of canWait) console.log(`Can be set later: ${line}`)
  await drawPictures()
  for (const { service } of databases) await migrate(service)
  console.log(await orStop(importExam(remoteDatabase('galaxy-exam'))))
  await createBucket()
  for (const worker of deployedWorkers) await wranglerDeploy(worker)
  console.log(`Deployed ${release}.`)
  if (hasRoutes) await trySite()
}

/** Asks the deployed site for a few pages, calls and files; a failure ends the process with what to do. */
async function trySite(): Promise<void> {
  const findings = await smokeTest(configs.get('galaxy-site')?.vars?.SITE_HOSTS)
  console.log(`Tried:\n${reportOf(findings).join('\n')}`)
  if (findings.every(({ fault }) => fault === undefined)) return
  console.error(
    'The site is deployed and does not work. After a first deployment, a new name and its certificate take some minutes.'
  )
  console.error(adviceAfter(release, completeReleases(await orStop(readReleases()))))
  process.exit(1)
}

/** Where something that does not exist yet is to be made: that cannot be changed afterwards, so nobody guesses it. */
function locationOf(what: string): string {
  if (location !== undefined) return location
  console.error(`${what} does not exist yet. Say where it is to be made, for good: --location ${locations.join('|')}`)
  process.exit(1)
}

/** Ends the process if the step fails, with its message. */
function orStop<Value>(step: Promise<Value>): Promise<Value> {
  return step.catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(1)
  })
}

async function wranglerDeploy({ name, folder }: (typeof deployedWorkers)[number]): Promise<void> {
  const args = ['deploy', '--config', configPath(folder), '--tag', release, '--message', `Release ${release}`]
  if (dryRun) await mustRun('wrangler', [...args, '--dry-run'], { title: `Checking ${name}` })
  else await mustRun('wrangler', args, { title: `Deploying ${name}`, show: 'live' })
}

function migrationsIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.sql')) : []
}

/**
 * Creates the bucket of main unless it exists. wrangler has no machine-readable list of buckets, so it is looked up by name; only
 * the platform's own word (error 10006) says that there is none, any other failure ends the deployment.
 */
async function createBucket(): Promise<void> {
  const { code, output } = await run('wrangler', ['r2', 'bucket', 'info', filesBucket])
  if (code === 0) return
  if (!isAbsentBucket(output)) throw new Error(`wrangler could not look up the bucket ${filesBucket}; the lines above say why.`)
  await mustRun('wrangler', ['r2', 'bucket', 'create', filesBucket, '--location', locationOf(`The bucket ${filesBucket}`)], {
    title: `Creating the bucket ${filesBucket}`
  })
}

/** Creates the service's database unless it exists, and applies the new migrations. */
async function migrate(service: string): Promise<void> {
  const listed = v.array(v.object({ name: v.string(), uuid: v.string() }))
  const list = async () => v.parse(listed, JSON.parse(await mustRun('wrangler', ['d1', 'list', '--json'])))
  const idOf = (rows: v.InferOutput<typeof listed>) => rows.find(({ name }) => name === service)?.uuid
  let id = idOf(await list())
  if (!id) {
    await mustRun('wrangler', ['d1', 'create', service, '--location', locationOf(`The database ${service}`)], {
      title: `Creating the database ${service}`
    })
    id = idOf(await list())
  }
  const worker = deployedWorkers.find(({ name }) => name === service)
  const config = configs.get(service)
  if (!id || !worker || !config) throw new Error(`The database ${service} was not found in the account`)
  // The id belongs to the account, so it is written into the build and not into the project.
  for (const database of config.d1_databases ?? []) database.database_id = id
  writeFileSync(join(root, configPath(worker.folder)), JSON.stringify(config))
  const args = ['d1', 'migrations', 'apply', service, '--remote', '--config', configPath(worker.folder)]
  await mustRun('wrangler', args, { title: `Migrating the database ${service}`, show: 'live', env: { CI: 'true' } })
}
