import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { configPath, deployedWorkers, faultsOf, readDeployedConfig } from '../../scripts/deployment.ts'
import { root } from '../../scripts/root.ts'

const configs = () => new Map(deployedWorkers.map(({ name, folder }) => [name as string, readDeployedConfig(folder)]))

test('the built configuration is complete', () => {
  expect(faultsOf(configs())).toEqual([])
})

test('no deployed configuration contains the outbox', () => {
  for (const { folder } of deployedWorkers) {
    expect(readFileSync(join(root, configPath(folder)), 'utf8')).not.toMatch(/outbox/i)
  }
})

test('the lines of every worker go to the platform, without the line of its own that quotes a whole address', () => {
  for (const [name, { observability }] of configs())
    expect([name, observability]).toEqual([name, expect.objectContaining({ enabled: true, logs: { invocation_logs: false } })])
})

test('every file of the build is served from the assets, with the headers beside it', () => {
  expect(existsSync(join(root, 'dist/client/_headers'))).toBe(true)
})

test('no source is served: no hidden file, no source map, no configuration', () => {
  const built = readdirSync(join(root, 'dist/client'), { recursive: true, encoding: 'utf8' })
  expect(built.length).toBeGreaterThan(100)
  // The list of files that are not uploaded, itself not uploaded.
  const served = built.filter((path) => path !== '.assetsignore')
  expect(served.filter((path) => /(^|\/)\.|\.(map|tsx?|toml|sql)$|package.*\.json$/.test(path))).toEqual([])
})
