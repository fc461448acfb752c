import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { isFree } from '../../scripts/local-port.ts'
import { root } from '../../scripts/root.ts'
import { freshState } from '../support/fresh-state.ts'

interface Process {
  id: number
  parent: number
  command: string
}

/** Running processes, without zombies. */
function processes(): Process[] {
  const list = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat=,args='], { encoding: 'utf8', maxBuffer: 2 ** 26 })
  return list.split('\n').flatMap((line) => {
    const [, id, parent, state = '', command = ''] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? []
    return id === undefined || state.startsWith('Z') ? [] : [{ id: Number(id), parent: Number(parent), command }]
  })
}

/** The process and all its descendants. */
function treeOf(id: number): Process[] {
  const all = processes()
  const below = (parent: number): Process[] =>
    all.filter((child) => child.parent === parent).flatMap((child) => [child, ...below(child.id)])
  return [...all.filter((process) => process.id === id), ...below(id)]
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

/** Starts the site as npm does, which has a shell run the script. Resolves once it answers. */
async function startSite(port: number): Promise<Process[]> {
  const script = `node scripts/run.mjs start --built --state '${await freshState()}'; exit $?`
  const env = { ...process.env, PORT: String(port) }
  const shell = spawn('sh', ['-c', script], { cwd: root, env, detached: true, stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  await new Promise<void>((resolve, reject) => {
    shell.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('Galaxy is ready')) resolve()
    })
    shell.on('exit', () => reject(new Error(`The site did not start: ${output}`)))
  })
  return treeOf(shell.pid ?? 0)
}

/** The killed process, by a part of its command. */
test.each([
  ['the shell of npm', /^sh -c/],
  ['the server itself', /command\.mjs start/]
])('a killed start, %s, leaves no process and no open port', async (_, killed) => {
  const port = await freePort()
  const tree = await startSite(port)
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200)
  const named = (part: RegExp) => tree.filter(({ command }) => part.test(command))
  expect(named(/run\.mjs start/).length).toBeGreaterThan(0)
  expect(named(/workerd/).length).toBeGreaterThan(0)
  const left = () => {
    const running = processes()
    return tree.filter(({ id, command }) => running.some((other) => other.id === id && other.command === command))
  }
  try {
    const [target] = named(killed)
    expect(target).toBeDefined()
    process.kill(target?.id ?? 0, 'SIGKILL')
    await expect.poll(() => left().map(({ command }) => command), { timeout: 60_000, interval: 200 }).toEqual([])
    expect(await isFree(port)).toBe(true)
  } finally {
    // A failed test must not leave them either.
    for (const { id } of left()) process.kill(id, 'SIGKILL')
  }
})
