import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { root } from './root'

const program = `
const { spawn } = await import('node:child_process')
const { endChildrenWithThisProcess } = await import(${JSON.stringify(pathToFileURL(join(root, 'scripts/end-children.ts')).href)})
const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
endChildrenWithThisProcess()
console.log(child.pid)
setInterval(() => {}, 1000)
`

/** Starts a process that ends when it is orphaned, and tells its id. */
const starter = `
import { spawn } from 'node:child_process'
const orphan = \`
import { whenOrphaned } from ${JSON.stringify(pathToFileURL(join(root, 'scripts/when-orphaned.mjs')).href)}
whenOrphaned(() => process.exit(0))
setInterval(() => {}, 1000)
process.stdout.write('ready')
\`
const child = spawn(process.execPath, ['--input-type=module', '-e', orphan], { stdio: ['ignore', 'pipe', 'inherit'] })
child.stdout.once('data', () => console.log(child.pid))
`

const isRunning = (id: number) => {
  try {
    return process.kill(id, 0)
  } catch {
    return false
  }
}

test.each([
  ['the children of a process that is killed end with it', program],
  ['a command ends when what started it is killed', starter]
])('%s', async (_, source) => {
  const parent = spawn(process.execPath, ['--input-type=module', '-e', source], { stdio: ['ignore', 'pipe', 'inherit'] })
  const child = await new Promise<number>((resolve) => parent.stdout.once('data', (line) => resolve(Number(String(line)))))
  expect(isRunning(child)).toBe(true)
  parent.kill('SIGKILL')
  await expect.poll(() => isRunning(child), { timeout: 60_000 }).toBe(false)
})
