/**
 * Writes one JSON line into the platform's log, which is a worker's console. Whoever calls answers for what is in it: nothing
 * that identifies a person, so neither messages of errors nor what another party answered.
 */
export function log(level: 'info' | 'error', line: { event: string; [detail: string]: unknown }): void {
  // biome-ignore lint/suspicious/noConsole: the one place where the services write to it
  console[level](JSON.stringify(line))
}

/**
 * Reports what no one expected. Neither the message nor the query is written: a database error quotes the values of its
 * statement, and a query carries a phone number.
 */
export function logUnexpected(error: Error, { method, path }: { method: string; path: string }): void {
  const cause = error.cause instanceof Error ? error.cause.name : undefined
  log('error', { event: 'unexpected', name: error.name, cause, method, path, frames: framesOf(error) })
}

/**
 * Where the error happened. Its message stands at the head of the stack and is taken off first: of a message of several
 * lines, one that somebody typed might look like a frame.
 */
function framesOf({ stack = '', message }: Error): string[] {
  const head = stack.indexOf(message)
  const lines = head === -1 ? [] : stack.slice(head + message.length).split('\n')
  return lines.filter((line) => /^\s+at /.test(line))
}
