import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { exitWithError } from './command-result'
import { root } from './root'

const { argv } = process
afterEach(() => {
  process.argv = argv
  vi.restoreAllMocks()
})

/** `dev` hands its arguments on to Vite, which refuses unknown ones. */
const commands = globSync('scripts/commands/*.ts', { cwd: root })
  .map((path) => basename(path, '.ts'))
  .filter((name) => name !== 'dev')

test.each(commands)('%s refuses an option that it does not have before it does anything', async (command) => {
  process.argv = ['node', command, '--no-such-option']
  const said = vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`The process ends with ${code}`)
  })
  const run = import(join(root, 'scripts/commands', `${command}.ts`)).catch((error: unknown) =>
    error instanceof Error && error.message.startsWith('The process ends') ? Promise.reject(error) : exitWithError(error)
  )
  await expect(run).rejects.toThrow('The process ends with 2')
  expect(said).toHaveBeenCalledWith(expect.stringMatching(/--no-such-option|^Usage: /))
})
