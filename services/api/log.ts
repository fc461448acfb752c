import { stackFrames } from '../../src/contract/stack-frames'

/**
 * Writes one JSON line to the console, which the platform collects. Callers must keep personal data out: error messages and
 * third-party answers may contain it.
 */
export function log(level: 'info' | 'error', line: { event: string; [detail: string]: unknown }): void {
  // biome-ignore lint/suspicious/noConsole: the services log only here
  console[level](JSON.stringify(line))
}

/** Logs why a job failed, without the error's message, because database errors quote the values of their statement. */
export function logFailedJob(job: string, error: unknown): void {
  const { name, cause, frames } =
    error instanceof Error
      ? { name: error.name, cause: error.cause, frames: stackFrames(error) }
      : { name: typeof error, cause: undefined, frames: [] }
  const code: unknown = Reflect.get(Object(cause), 'code')
  log('error', { event: 'job-failed', job, name, code: typeof code === 'string' ? code : undefined, frames })
}

/**
 * Logs an unexpected error without its message and without the query: database errors quote the values of their statement, and a
 * query can contain a phone number.
 */
export function logUnexpected(error: Error, { method, path }: { method: string; path: string }): void {
  const cause = error.cause instanceof Error ? error.cause.name : undefined
  log('error', { event: 'unexpected', name: error.name, cause, method, path, frames: stackFrames(error) })
}
