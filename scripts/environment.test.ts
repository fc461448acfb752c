import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { experimental_readRawConfig, type Unstable_RawConfig as WorkerConfig } from 'wrangler'
import { platformInstallation } from './deployed-installation'
import { jurisdictionOf, nameIn, settingsFiles, takeEnvironment, withNames, withSettings } from './environment'
import { root } from './root'

const configs: WorkerConfig[] = Object.values(settingsFiles).map(
  (file) => experimental_readRawConfig({ config: join(root, file) }).rawConfig
)

/** All names of a configuration that must be unique on the account. */
const namesOf = (config: WorkerConfig) => [
  config.name,
  ...(config.services ?? []).map(({ service }) => service),
  ...(config.d1_databases ?? []).map(({ database_name: name }) => name),
  ...(config.r2_buckets ?? []).map(({ bucket_name: name }) => name),
  ...(config.analytics_engine_datasets ?? []).map(({ dataset }) => dataset)
]

test('each resource of an environment has its own name on the account', () => {
  expect(configs.map((config) => namesOf(withNames(config, 'staging')))).toEqual([
    [
      'galaxy-site-staging',
      'galaxy-passport-staging',
      'galaxy-main-staging',
      'galaxy-exam-staging',
      'galaxy_page_views_staging',
      'galaxy_requests_staging'
    ],
    ['galaxy-passport-staging', 'galaxy-passport-staging', 'galaxy_operations_staging'],
    [
      'galaxy-main-staging',
      'galaxy-passport-staging',
      'galaxy-main-staging',
      'galaxy-files-staging',
      'galaxy_operations_staging'
    ],
    ['galaxy-exam-staging', 'galaxy-passport-staging', 'galaxy-exam-staging', 'galaxy_operations_staging']
  ])
  for (const config of configs) expect(withNames(config, undefined)).toEqual(config)
})

test('every kind of binding with a name on the account is renamed', () => {
  const known = ['services', 'd1_databases', 'r2_buckets', 'analytics_engine_datasets']
  const settings = ['name', 'main', 'vars', 'assets', 'observability', 'triggers', 'version_metadata']
  const others = ['compatibility_date', 'compatibility_flags', 'workers_dev', 'preview_urls', 'routes', 'route', 'env', 'logpush']
  const keys = configs.flatMap((config) => Object.keys(config))
  expect(keys.filter((key) => ![...known, ...settings, ...others].includes(key))).toEqual([])
})

test('the settings of an environment override those of the installation, and its routes are not inherited', () => {
  const config = { name: 'galaxy-site', routes: ['www.galaxy.cn/*'], vars: { A: '1', B: '2' }, workers_dev: false }
  expect(withSettings(config, { routes: [], vars: { B: '3' } })).toEqual({
    name: 'galaxy-site',
    vars: { A: '1', B: '3' },
    workers_dev: false
  })
  expect(withSettings(config, { routes: ['staging.galaxy.cn/*'], vars: {} })).toMatchObject({ routes: ['staging.galaxy.cn/*'] })
})

test('a command reads the name of an environment from --env', () => {
  expect(takeEnvironment(['import', 'folder', '--env', 'staging', '--remote'])).toEqual({
    environment: 'staging',
    others: ['import', 'folder', '--remote']
  })
  expect(takeEnvironment(['--remote'])).toEqual({ environment: undefined, others: ['--remote'] })
  for (const name of ['', 'Staging', '-a', 'a b', 'a_b', 'a'.repeat(31)]) expect(takeEnvironment(['--env', name])).toBeUndefined()
  expect(takeEnvironment(['--env'])).toBeUndefined()
  expect(nameIn(undefined, 'galaxy-files')).toBe('galaxy-files')
})

test('an operator is told where to set a value of an environment', () => {
  const { where } = platformInstallation(new Map(), undefined, 'staging')
  expect(where('galaxy-main', 'SITE_ORIGIN', 'var')).toBe('SITE_ORIGIN in [env.staging.vars] of services/main/wrangler.toml')
  expect(where('galaxy-main', 'FILE_LINK_SECRET', 'secret')).toBe(
    'npx wrangler secret put FILE_LINK_SECRET --name galaxy-main-staging'
  )
  expect(where('galaxy-exam', 'CERTIFICATE_KEY', 'secret')).toBe('npm run exam -- new-key --remote --env staging')
})

test('the settings file of each worker exists and names it', () => {
  for (const [worker, file] of Object.entries(settingsFiles)) {
    expect(existsSync(join(root, file))).toBe(true)
    expect(readFileSync(join(root, file), 'utf8')).toContain(`name = "${worker}"`)
  }
})

test('the jurisdiction is that of the bucket of files', () => {
  const main = configs.find(({ name }) => name === 'galaxy-main')
  expect(jurisdictionOf(main)).toEqual([])
  const buckets = [{ binding: 'OTHER' }, { binding: 'FILES', jurisdiction: 'eu' }]
  expect(jurisdictionOf({ ...main, r2_buckets: buckets })).toEqual(['--jurisdiction', 'eu'])
})
