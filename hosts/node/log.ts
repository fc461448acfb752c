import { AsyncLocalStorage } from 'node:async_hooks'
import { createWriteStream, mkdirSync, readdirSync, rmSync, type WriteStream } from 'node:fs'
import { join } from 'node:path'

/** Days for which lines are kept: six months, as the privacy statement says, are never longer. */
export const retentionDays = 184

/** Milliseconds until a file that failed is opened again, because a full disk may stay full. */
const reopenAfter = 60_000

type Write = (line: string) => void

/** Maximum number of frames of an error in a line of the log: the place where it happened, and its callers. */
const maxFrames = 5

/**
 * An error as the log states it: its name, the place where it happened and, if the system, SQLite or our own code has set one, its
 * code. Never the message, which can quote a visitor's text.
 */
export function describeError(error: unknown): { name: string; code?: string; frames?: string[] } {
  if (!(error instanceof Error)) return { name: typeof error }
  const { stack = '', message } = error
  // The head of the stack is the message, and a line of it could look like a frame.
  const head = stack.indexOf(message)
  const lines = head === -1 ? [] : stack.slice(head + message.length).split('\n')
  const frames = lines.filter((line) => /^\s+at /.test(line)).slice(0, maxFrames)
  // The services wrap errors of the database.
  const { cause = error } = error
  const code = [Reflect.get(Object(cause), 'errstr'), Reflect.get(Object(cause), 'code')].find((each) => typeof each === 'string')
  return { name: error.name, ...(code !== undefined && { code }), frames }
}

/** The function that collects the lines of the worker that is running. */
const current = new AsyncLocalStorage<Write>()
let isCollecting = false

/**
 * Runs a worker so that its lines go to `write`. The workers log to the console, which every platform collects; lines from outside
 * such a run stay on the console.
 */
export function collectLines<Value>(write: Write, act: () => Value): Value {
  if (!isCollecting) {
    isCollecting = true
    for (const level of ['log', 'info', 'warn', 'error'] as const) {
      // biome-ignore lint/suspicious/noConsole: replaces the console's own functions
      const shown = console[level].bind(console)
      console[level] = (...values: unknown[]) => {
        const collect = current.getStore()
        if (collect) collect(values.map(textOf).join(' '))
        else shown(...values)
      }
    }
  }
  return current.run(write, act)
}

const textOf = (value: unknown) => (value instanceof Error ? (value.stack ?? value.message) : String(value))

/** A line with its time. Lines of the workers are JSON; another one, such as a warning of Node, becomes it. */
export function timedLine(line: string, now: Date): string {
  const time = `"time":"${now.toISOString()}"`
  return line.startsWith('{"') ? `{${time},${line.slice(1)}` : `{${time},"event":"output","text":${JSON.stringify(line)}}`
}

/**
 * Writes lines to a file of the day in the folder, and removes files older than `retentionDays`.
 * @param copy receives every line too
 */
export function openLog(folder: string, copy: Write) {
  mkdirSync(folder, { recursive: true })
  let day = ''
  let file: WriteStream | undefined

  function open(today: string): WriteStream {
    const opened = createWriteStream(join(folder, `galaxy-${today}.log`), { flags: 'a', mode: 0o640 })
    // A full disk must not end the site; the copy still has the lines.
    opened.on('error', (error) => {
      const { code, name } = describeError(error)
      copy(timedLine(JSON.stringify({ event: 'log-failed', reason: code ?? name }), new Date()))
      // The error has destroyed the stream.
      setTimeout(() => {
        if (file === opened) file = undefined
      }, reopenAfter).unref()
    })
    return opened
  }

  function begin(today: string): void {
    file?.end()
    day = today
    file = open(today)
    const oldest = new Date(Date.now() - retentionDays * 86_400_000).toISOString().slice(0, 10)
    for (const name of readdirSync(folder)) {
      const of = /^galaxy-(\d{4}-\d\d-\d\d)\.log$/.exec(name)?.[1]
      // Each process of a server removes it.
      if (of !== undefined && of < oldest) rmSync(join(folder, name), { force: true })
    }
  }

  return {
    write: (line: string) => {
      const now = new Date()
      const today = now.toISOString().slice(0, 10)
      if (today !== day) begin(today)
      file ??= open(today)
      const timed = timedLine(line, now)
      file.write(`${timed}\n`)
      copy(timed)
    },
    close: () => new Promise<void>((resolve) => (file ? file.end(() => resolve()) : resolve()))
  }
}
