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

const isRunning = (id: number) => {
  try {
    return process.kill(id, 0)
  } catch {
    return false
  }
}

test('the children of a process that is killed end with it', async () => {
  const parent = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'inherit'] })
  const child = await new Promise<number>((resolve) => parent.stdout.once('data', (line) => resolve(Number(String(line)))))
  expect(isRunning(child)).toBe(true)
  parent.kill('SIGKILL')
  await expect.poll(() => isRunning(child), { timeout: 5000 }).toBe(false)
})
