/**
 * Reports what no one expected. Neither the message nor the query is written: a database error quotes the values of its
 * statement, and a query carries a phone number.
 */
export function logUnexpected(error: Error, request: { method: string; path: string }): void {
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  const cause = error.cause instanceof Error ? error.cause.name : undefined
  // biome-ignore lint/suspicious/noConsole: the platform collects a worker's console as its log
  console.error(
    JSON.stringify({ event: 'unexpected', name: error.name, cause, method: request.method, path: request.path, frames })
  )
}
