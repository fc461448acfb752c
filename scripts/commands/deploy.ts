/*
 * `npm run deploy`: builds, brings the databases up to date and deploys the three workers. With `--dry-run` it does all
 * that needs no account: builds, checks the configuration, lets wrangler bundle each worker, and says what it would do.
 */
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { runnerImport } from 'vite'
import { configPath, deployedWorkers, faultsOf, readDeployedConfig } from '../deployment.ts'
import { databases, filesBucket } from '../local-config.ts'
import { root } from '../root.ts'
import { build, mustRun, run } from '../shell.ts'

const dryRun = process.argv.includes('--dry-run')

await build()
const configs = new Map(deployedWorkers.map(({ name, folder }) => [name as string, readDeployedConfig(folder)]))
const { module } = await runnerImport<typeof import('../../worker/env.ts')>(join(root, 'worker/env.ts'))
const faults = faultsOf(configs, module.parseEnv)
if (faults.length > 0) {
  console.error(`The configuration is not complete:\n  ${faults.join('\n  ')}`)
  process.exit(1)
}
console.log('The configuration is complete.')

for (const { service, migrations } of databases) {
  const files = existsSync(migrations) ? readdirSync(migrations).filter((name) => name.endsWith('.sql')) : []
  if (dryRun) console.log(`Would apply to the database ${service} what is new of: ${files.join(', ') || 'no migrations'}`)
  else await migrate(service)
}
if (dryRun) console.log(`Would create the bucket ${filesBucket} where the account has none of that name`)
else await createBucket()
for (const { name, folder } of deployedWorkers) {
  const args = ['deploy', '--config', configPath(folder)]
  await mustRun('wrangler', dryRun ? [...args, '--dry-run'] : args, {
    title: dryRun ? `Checking ${name}` : `Deploying ${name}`,
    show: !dryRun
  })
}
console.log(dryRun ? `Would deploy ${deployedWorkers.map(({ name }) => name).join(', ')}. Nothing was changed.` : 'Deployed.')

/** The bucket that main is bound to. There is no list of buckets for programs to read, but a question about a single one. */
async function createBucket(): Promise<void> {
  const { code } = await run('wrangler', ['r2', 'bucket', 'info', filesBucket])
  if (code !== 0)
    await mustRun('wrangler', ['r2', 'bucket', 'create', filesBucket], { title: `Creating the bucket ${filesBucket}` })
}

/** Creates the service's database where the account has none of that name, and applies the migrations that are new. */
async function migrate(service: string): Promise<void> {
  const listed = v.array(v.object({ name: v.string(), uuid: v.string() }))
  const list = async () => v.parse(listed, JSON.parse(await mustRun('wrangler', ['d1', 'list', '--json'])))
  const idOf = (rows: v.InferOutput<typeof listed>) => rows.find(({ name }) => name === service)?.uuid
  let id = idOf(await list())
  if (!id) {
    await mustRun('wrangler', ['d1', 'create', service], { title: `Creating the database ${service}` })
    id = idOf(await list())
  }
  const worker = deployedWorkers.find(({ name }) => name === service)
  const config = configs.get(service)
  if (!id || !worker || !config) throw new Error(`The database ${service} was not found in the account`)
  // The id belongs to the account, so it is written into the build, not into the project.
  for (const database of config.d1_databases ?? []) database.database_id = id
  writeFileSync(join(root, configPath(worker.folder)), JSON.stringify(config))
  const args = ['d1', 'migrations', 'apply', service, '--remote', '--config', configPath(worker.folder)]
  await mustRun('wrangler', args, { title: `Migrating the database ${service}`, show: true, env: { CI: 'true' } })
}
