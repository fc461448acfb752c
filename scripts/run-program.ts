import { spawn } from 'node:child_process'
import { root } from './root'

interface RunOptions {
  /** Printed when the program starts, and again with the time that it took. */
  title?: string
  /** When the output is printed: live, at the end, or at the end if the program failed. */
  show?: 'live' | 'end' | 'failure'
  /** Prints the first group of each match in the standard output while the program runs. */
  progress?: RegExp
  env?: NodeJS.ProcessEnv
  /** Written to the standard input. */
  input?: string
}

/** Exit code and output of a program. */
export interface Finished {
  code: number
  /** Both streams, in order of arrival, for display. */
  output: string
  /** The standard output alone, without the warnings on the other stream, for parsing. */
  stdout: string
}

/** Runs a step and prints how long it took. Several steps can run at the same time: each line names its step. */
export async function timed<Value>(title: string, step: () => Promise<Value>, isDone: (value: Value) => boolean): Promise<Value> {
  const started = Date.now()
  console.log(`${title} …`)
  const value = await step()
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  console.log(`${title}: ${isDone(value) ? 'done' : 'failed'} in ${seconds} s`)
  return value
}

/** Runs a program from the PATH in the project folder. Resolves also if it fails or cannot be started. */
export function run(
  program: string,
  args: string[],
  { title, show = 'failure', progress, env, input }: RunOptions = {}
): Promise<Finished> {
  const finished = new Promise<Finished>((resolve) => {
    const output: Buffer[] = []
    const stdout: Buffer[] = []
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['pipe', 'pipe', 'pipe']
    })
    // A program that exits without reading its input closes the pipe. Its exit code is the result.
    child.stdin.on('error', () => undefined)
    child.stdin.end(input)
    const keep = (stream: NodeJS.WriteStream) => (chunk: Buffer) => {
      output.push(chunk)
      if (show === 'live') stream.write(chunk)
    }
    child.stdout.on('data', keep(process.stdout))
    child.stdout.on('data', (chunk: Buffer) => {
      stdout.push(chunk)
      if (!progress) return
      for (const [, step] of chunk.toString().matchAll(new RegExp(progress, 'g'))) console.log(`${title}: ${step} …`)
    })
    child.stderr.on('data', keep(process.stderr))
    child.on('error', (error) => output.push(Buffer.from(`${program}: ${error.message}\n`)))
    child.on('close', (code) => {
      const text = (written: Buffer[]) => Buffer.concat(written).toString()
      const result = { code: code ?? 1, output: text(output), stdout: text(stdout) }
      if (show === 'end' || (show === 'failure' && result.code !== 0)) process.stderr.write(result.output)
      resolve(result)
    })
  })
  return title
    ? timed(
        title,
        () => finished,
        ({ code }) => code === 0
      )
    : finished
}

/** Like `run`, but exits this process if the program fails. Returns the standard output. */
export async function mustRun(program: string, args: string[], options: RunOptions = {}): Promise<string> {
  const { code, stdout } = await run(program, args, options)
  if (code !== 0) process.exit(1)
  return stdout
}
