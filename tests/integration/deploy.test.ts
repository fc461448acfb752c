import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { configPath, deployedWorkers, faultsOf, readDeployedConfig } from '../../scripts/deployment.ts'
import { root } from '../../scripts/root.ts'
import { parseEnv } from '../../worker/env'

const configs = () => new Map(deployedWorkers.map(({ name, folder }) => [name as string, readDeployedConfig(folder)]))

test('the built configuration is complete', () => {
  expect(faultsOf(configs(), parseEnv)).toEqual([])
})

test('no built configuration that is deployed knows the outbox', () => {
  for (const { folder } of deployedWorkers) {
    expect(readFileSync(join(root, configPath(folder)), 'utf8')).not.toMatch(/outbox/i)
  }
})

test('wrangler bundles each of the three workers without an account', async () => {
  const wrangler = promisify(execFile)
  for (const { folder } of deployedWorkers) {
    const args = ['deploy', '--dry-run', '--config', configPath(folder)]
    const { stdout } = await wrangler(join(root, 'node_modules/.bin/wrangler'), args, { cwd: root })
    expect(stdout).toContain('--dry-run: exiting now')
    expect(stdout).not.toContain('OUTBOX')
  }
}, 60_000)

test('every file of the build is served from the assets, with the headers beside it', () => {
  expect(existsSync(join(root, 'dist/client/_headers'))).toBe(true)
})
