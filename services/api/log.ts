import { stackFrames } from '../../src/contract/stack-frames'

/**
 * Writes one JSON line to the worker's console, which the platform collects. The caller must keep personal data out:
 * error messages and answers of third parties may contain it.
 */
export function log(level: 'info' | 'error', line: { event: string; [detail: string]: unknown }): void {
  // biome-ignore lint/suspicious/noConsole: the services log only here
  console[level](JSON.stringify(line))
}

/** Logs why a job failed, without the message of the error: that of a database quotes the values of its statement. */
export function logFailedJob(job: string, error: unknown): void {
  const { name, cause, frames } =
    error instanceof Error
      ? { name: error.name, cause: error.cause, frames: stackFrames(error) }
      : { name: typeof error, cause: undefined, frames: [] }
  const code: unknown = Reflect.get(Object(cause), 'code')
  log('error', { event: 'job-failed', job, name, code: typeof code === 'string' ? code : undefined, frames })
}

/**
 * Logs an unexpected error without its message and the query: a database error quotes the values of its statement, and
 * a query contains a phone number.
 */
export function logUnexpected(error: Error, { method, path }: { method: string; path: string }): void {
  const cause = error.cause instanceof Error ? error.cause.name : undefined
  log('error', { event: 'unexpected', name: error.name, cause, method, path, frames: stackFrames(error) })
}
