/*
 * `npm run deploy`: builds, migrates the databases, imports the exam questions and deploys the workers. `--dry-run` performs all
 * steps that need no account: builds, checks the configuration, bundles each worker with wrangler, and prints the remaining steps
 * and all samples and missing values, for which a deployment is refused. `--location apac` is required when a database or the
 * bucket does not exist yet, unless main's bucket has a `jurisdiction`. The four workers are tagged with the release's name, by
 * which `npm run rollback` finds them; at the end the deployed site is checked. `--env staging` deploys to that environment.
 */
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { buildSite } from '../build'
import { exitWith, failed } from '../command-result'
import { deployedSecrets, platformInstallation } from '../deployed-installation'
import { configPath, deployedWorkers, faultsOf, isAbsentBucket, locations, readDeployedConfigs } from '../deployment'
import { reportOf } from '../doctor'
import { nameIn, readJurisdiction, takeEnvironment, withNames, wrongEnvironment } from '../environment'
import { importExam } from '../exam/import'
import { drawPictures } from '../full-build'
import { adviceAfter, completeReleases, readReleases } from '../platform-releases'
import { linesOf, missingOf } from '../readiness'
import { nameOfRelease } from '../release'
import { remoteDatabase } from '../remote-store'
import { databases, filesBucket } from '../resources'
import { root } from '../root'
import { mustRun, run } from '../run-program'
import { smokeTest } from '../smoke-test'

const taken = takeEnvironment(process.argv.slice(2))
if (!taken) exitWith(wrongEnvironment)
const { environment, others: args } = taken
const { values: options } = parseArgs({ args, options: { 'dry-run': { type: 'boolean' }, location: { type: 'string' } } })
const dryRun = options['dry-run'] ?? false
const { location } = options

await buildSite()
const release = nameOfRelease()
const configs = await orStop(readDeployedConfigs(environment))
/** Arguments of wrangler; empty without a jurisdiction. */
const jurisdiction = await readJurisdiction()
/** The name within the environment. */
const named = (name: string) => nameIn(environment, name)
const faults = faultsOf(configs)
if (faults.length > 0) {
  console.error(`The configuration is not complete:\n  ${faults.join('\n  ')}`)
  process.exit(1)
}
console.log('The configuration is complete.')
const hasRoutes = Boolean(configs.get('galaxy-site')?.routes?.length)
if (!hasRoutes) {
  const where = environment === undefined ? '' : `[env.${environment}] of `
  console.warn(
    `No route leads to the site, so it gets an address of workers.dev only. Set routes in ${where}wrangler.toml (docs/cloudflare.md).`
  )
}
for (const worker of deployedWorkers) writeConfig(worker)
if (location !== undefined && !locations.includes(location)) {
  console.error(`--location must be one of ${locations.join(', ')}`)
  process.exit(2)
}

if (dryRun) {
  for (const { service, migrations } of databases) {
    console.log(
      `Would apply to the database ${named(service)} what is new of: ${migrationsIn(migrations).join(', ') || 'no migrations'}`
    )
  }
  console.log(`Would create the bucket ${named(filesBucket)} where the account has none of that name`)
  console.log('Would import what is new of the question bank of the exam')
  const { needed, canWait } = linesOf(missingOf(platformInstallation(configs, undefined, environment)))
  for (const line of needed) console.log(`Must be set before: ${line}`)
  for (const line of canWait) console.log(`Can be set later: ${line}`)
  await Promise.all([drawPictures(), ...deployedWorkers.map((worker) => wranglerDeploy(worker))])
  console.log(`Would deploy ${deployedWorkers.map(({ name }) => named(name)).join(', ')} as ${release}. Nothing was changed.`)
} else {
  const { needed, canWait } = linesOf(
    missingOf(platformInstallation(configs, await orStop(deployedSecrets(environment)), environment))
  )
  if (needed.length > 0) {
    console.error(`Nothing was deployed. These values are samples or missing:\n  ${needed.join('\n  ')}`)
    process.exit(1)
  }
  for (const line of canWait) console.log(`Can be set later: ${line}`)
  await drawPictures()
  for (const { service } of databases) await migrate(service)
  console.log(await orStop(importExam(remoteDatabase('galaxy-exam', environment))))
  await createBucket()
  for (const worker of deployedWorkers) await wranglerDeploy(worker)
  console.log(`Deployed ${release}.`)
  if (hasRoutes) await trySite()
}

/** Requests a few pages, calls and files of the deployed site; a failure ends the process with instructions. */
async function trySite(): Promise<void> {
  const findings = await smokeTest(configs.get('galaxy-site')?.vars?.SITE_HOSTS)
  console.log(`Tried:\n${reportOf(findings).join('\n')}`)
  if (findings.every(({ fault }) => fault === undefined)) return
  console.error(
    'The site is deployed and does not work. After a first deployment, a new name and its certificate take some minutes.'
  )
  console.error(adviceAfter(release, completeReleases(await orStop(readReleases(environment))), environment))
  process.exit(1)
}

/** Arguments with the place of a new resource. It cannot be changed later, so there is no default. */
function placeOf(what: string): string[] {
  if (jurisdiction.length > 0) return jurisdiction
  if (location !== undefined) return ['--location', location]
  console.error(`${what} does not exist yet. Say where it is to be made, for good: --location ${locations.join('|')}`)
  process.exit(1)
}

/** Exits with the step's message if it fails. */
function orStop<Value>(step: Promise<Value>): Promise<Value> {
  return step.catch((error: unknown) => {
    exitWith(failed(error))
  })
}

/** Writes a worker's configuration for the environment into the build, which already contains the default one. */
function writeConfig({ name, folder }: (typeof deployedWorkers)[number]): void {
  const config = configs.get(name)
  if (config && environment !== undefined) writeFileSync(pathOf(folder), JSON.stringify(withNames(config, environment)))
}

function pathOf(folder: string): string {
  return join(root, configPath(folder, environment))
}

async function wranglerDeploy({ name, folder }: (typeof deployedWorkers)[number]): Promise<void> {
  const args = ['deploy', '--config', configPath(folder, environment), '--tag', release, '--message', `Release ${release}`]
  if (dryRun) await mustRun('wrangler', [...args, '--dry-run'], { title: `Checking ${named(name)}` })
  else await mustRun('wrangler', args, { title: `Deploying ${named(name)}`, show: 'live' })
}

function migrationsIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.sql')) : []
}

/**
 * Creates main's bucket unless it exists. wrangler has no machine-readable list of buckets, so the bucket is looked up by name.
 * Only the platform's error 10006 means that there is none; any other failure ends the deployment.
 */
async function createBucket(): Promise<void> {
  const bucket = named(filesBucket)
  const { code, output } = await run('wrangler', ['r2', 'bucket', 'info', bucket, ...jurisdiction])
  if (code === 0) return
  if (!isAbsentBucket(output)) throw new Error(`wrangler could not look up the bucket ${bucket}; the lines above say why.`)
  await mustRun('wrangler', ['r2', 'bucket', 'create', bucket, ...placeOf(`The bucket ${bucket}`)], {
    title: `Creating the bucket ${bucket}`
  })
}

/** Creates the service's database unless it exists, and applies new migrations. */
async function migrate(service: (typeof databases)[number]['service']): Promise<void> {
  const database = named(service)
  const listed = v.array(v.object({ name: v.string(), uuid: v.string() }))
  const list = async () => v.parse(listed, JSON.parse(await mustRun('wrangler', ['d1', 'list', '--json'])))
  const idOf = (rows: v.InferOutput<typeof listed>) => rows.find(({ name }) => name === database)?.uuid
  let id = idOf(await list())
  if (!id) {
    await mustRun('wrangler', ['d1', 'create', database, ...placeOf(`The database ${database}`)], {
      title: `Creating the database ${database}`
    })
    id = idOf(await list())
  }
  const worker = deployedWorkers.find(({ name }) => name === service)
  const config = configs.get(service)
  if (!id || !worker || !config) throw new Error(`The database ${database} was not found in the account`)
  // The id belongs to the account, so it is written into the build instead of the project.
  for (const bound of config.d1_databases ?? []) bound.database_id = id
  writeFileSync(pathOf(worker.folder), JSON.stringify(withNames(config, environment)))
  const args = ['d1', 'migrations', 'apply', database, '--remote', '--config', configPath(worker.folder, environment)]
  await mustRun('wrangler', args, { title: `Migrating the database ${database}`, show: 'live', env: { CI: 'true' } })
}
