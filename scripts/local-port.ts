import { createServer } from 'node:net'

/**
 * The port of a local site: that of PORT, or 8787.
 * @param command for the advice to choose another one
 * @throws Error if PORT is no port, or if the port is taken
 */
export async function chosenPort(command: string, written: string | undefined = process.env.PORT): Promise<number> {
  const port = Number(written || 8787)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`PORT must be a number from 1 to 65535, not «${written}».`)
  if (await isFree(port)) return port
  const other = port < 65_535 ? port + 1 : 8787
  throw new Error(
    `Port ${port} is taken or not allowed. Stop what listens there, or choose another one: PORT=${other} ${command}`
  )
}

/** Whether the port is free on every address of `localhost`. */
export async function isFree(port: number): Promise<boolean> {
  const outcomes = await Promise.all(['127.0.0.1', '::1'].map((host) => tryListening(host, port)))
  return !outcomes.includes('EADDRINUSE') && !outcomes.includes('EACCES')
}

/** The error code of listening; undefined if it succeeds. */
export function tryListening(host: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'unknown'))
    server.listen({ host, port }, () => server.close(() => resolve(undefined)))
  })
}
