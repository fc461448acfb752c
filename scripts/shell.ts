import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from './root.ts'

interface RunOptions {
  /** Said before it starts; the time it took is said after. */
  title?: string
  /** Hand the output through as it comes. Otherwise it is kept and shown only when the command fails. */
  show?: boolean
  env?: NodeJS.ProcessEnv
}

/** Result of a command: its exit code, and what it wrote. */
export interface Finished {
  code: number
  /** Both streams, in order of arrival: for people. */
  output: string
  /** Its result alone, without the warnings that go to the other stream: for programs. */
  stdout: string
}

/** Runs a program of node_modules/.bin (or of the machine) to its end; never throws for a failing command. */
export function run(program: string, args: string[], { title, show = false, env }: RunOptions = {}): Promise<Finished> {
  const started = Date.now()
  if (title) process.stdout.write(show ? `${title} …\n` : `${title} … `)
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    const results: Buffer[] = []
    const child = spawn(program, args, { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
    const keep = (stream: NodeJS.WriteStream) => (chunk: Buffer) => {
      chunks.push(chunk)
      if (show) stream.write(chunk)
    }
    child.stdout.on('data', keep(process.stdout))
    child.stdout.on('data', (chunk: Buffer) => results.push(chunk))
    child.stderr.on('data', keep(process.stderr))
    child.on('error', (error) => chunks.push(Buffer.from(`${program}: ${error.message}\n`)))
    child.on('close', (code) => {
      const text = (written: Buffer[]) => Buffer.concat(written).toString()
      const finished = { code: code ?? 1, output: text(chunks), stdout: text(results) }
      if (title) console.log(`${finished.code === 0 ? 'done' : 'failed'} in ${((Date.now() - started) / 1000).toFixed(1)} s`)
      if (!show && finished.code !== 0) process.stderr.write(finished.output)
      resolve(finished)
    })
  })
}

/** Like `run`, for a step without which there is no going on: a failure ends the process. Returns the result alone. */
export async function mustRun(program: string, args: string[], options: RunOptions = {}): Promise<string> {
  const { code, stdout } = await run(program, args, options)
  if (code !== 0) process.exit(1)
  return stdout
}

/** Builds what is deployed, into dist: the site, and from the site the pictures of its pages. */
export async function build(): Promise<void> {
  await mustRun('vite', ['build'], { title: 'Building' })
  await mustRun(process.execPath, [join(root, 'scripts/pictures/command.ts')], { title: 'Drawing the pictures of the pages' })
}
