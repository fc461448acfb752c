import { afterEach, expect, test, vi } from 'vitest'
import { importModule } from './module-runner'

afterEach(() => vi.unstubAllEnvs())

test('loading a module leaves the mode of Node to the programs that the process starts', async () => {
  vi.stubEnv('NODE_ENV', undefined)
  const { root } = await importModule<typeof import('./root')>('scripts/root.ts')
  expect(root).toBe(`${process.cwd()}/`)
  expect(process.env.NODE_ENV).toBeUndefined()
})
