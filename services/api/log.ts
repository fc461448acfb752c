/**
 * Writes one JSON line to the worker's console, which the platform collects. The caller must keep personal data out:
 * error messages and answers of third parties may contain it.
 */
export function log(level: 'info' | 'error', line: { event: string; [detail: string]: unknown }): void {
  // biome-ignore lint/suspicious/noConsole: the services log only here
  console[level](JSON.stringify(line))
}

/**
 * Logs an unexpected error without its message and the query: a database error quotes the values of its statement, and
 * a query contains a phone number.
 */
export function logUnexpected(error: Error, { method, path }: { method: string; path: string }): void {
  const cause = error.cause instanceof Error ? error.cause.name : undefined
  log('error', { event: 'unexpected', name: error.name, cause, method, path, frames: framesOf(error) })
}

/**
 * The stack frames of an error. The message at the head of the stack is removed first, because a line of it that a
 * visitor typed might look like a frame.
 */
function framesOf({ stack = '', message }: Error): string[] {
  const head = stack.indexOf(message)
  const lines = head === -1 ? [] : stack.slice(head + message.length).split('\n')
  return lines.filter((line) => /^\s+at /.test(line))
}
