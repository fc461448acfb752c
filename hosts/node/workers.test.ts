import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'

test('each site has workers of its own, also where this module is loaded a second time', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'galaxy-build-'))
  // Node itself loads modules below a folder of this name.
  const build = join(folder, 'node_modules/build')
  mkdirSync(join(build, 'server'), { recursive: true })
  writeFileSync(join(build, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(build, 'server/index.js'), 'export default { fetch() {} }')
  const load = async () => {
    vi.resetModules()
    const { loadWorkers } = await import('./workers')
    const worker = await loadWorkers(build)
    return worker('site')
  }
  const first = await load()
  expect(await load()).not.toBe(first)
  rmSync(folder, { recursive: true })
})

test('where nothing is built, the error says so and names the command', async () => {
  const { readWorkerConfig } = await import('./workers')
  expect(() => readWorkerConfig('/nowhere', 'site')).toThrow(
    'There is no build: /nowhere/server/wrangler.json does not exist. Make one: npm run build'
  )
})
