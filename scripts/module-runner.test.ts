import { afterEach, expect, test, vi } from 'vitest'
import type * as Library from './documents/library'
import { importModule } from './module-runner'

afterEach(() => vi.unstubAllEnvs())

test('loading a module leaves the mode of Node to the programs that the process starts', async () => {
  vi.stubEnv('NODE_ENV', undefined)
  const { root } = await importModule<typeof import('./root')>('scripts/root.ts')
  expect(root).toBe(`${process.cwd()}/`)
  expect(process.env.NODE_ENV).toBeUndefined()
})

test('markup and messages load into one process, which keeps its mode of Node', async () => {
  vi.stubEnv('NODE_ENV', undefined)
  const { documentFiles, compileContent } = await importModule<typeof Library>('scripts/documents/library.ts')
  const [file = ''] = documentFiles()
  expect((await compileContent(file))?.html).toContain('<h2')
  expect(process.env.NODE_ENV).toBeUndefined()
})
