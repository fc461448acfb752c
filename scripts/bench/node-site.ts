import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { newCertificateKey } from '../exam/new-key'
import { prepareNodeState } from '../node-state'
import { root } from '../root'
import { freePort } from './runtime'

/** A started server. */
export interface Running {
  port: number
  pid: number
  stop: () => Promise<void>
  /** Ends it at once, as a power cut would. */
  kill: () => Promise<void>
}

/**
 * Starts the production build on Node, as an installation does, with databases in a new folder or in one of an earlier start.
 * @param fullAt blocks of 512 bytes beyond which no file of the server grows, as on a full disk; by default there is no limit
 */
export async function startOnNode(state: string, fullAt?: number): Promise<Running> {
  await prepareNodeState(state)
  const port = await freePort()
  const command = [process.execPath, join(root, 'hosts/node/main.ts')]
  // Without the trap the signal that reports the limit would end the process, which a full disk does not.
  const limited = ['sh', '-c', `trap '' XFSZ; ulimit -f ${fullAt}; exec "$@"`, 'sh', ...command]
  const [file = '', ...args] = fullAt === undefined ? command : limited
  const server = spawn(file, args, {
    env: {
      PATH: process.env.PATH,
      GALAXY_STATE: state,
      GALAXY_PORT: String(port),
      GALAXY_FILE_LINK_SECRET: 'a secret of the measurement with letters',
      GALAXY_CERTIFICATE_KEY: newCertificateKey()
    },
    stdio: ['ignore', 'ignore', 'inherit']
  })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  for (let isUp = false; !isUp; ) {
    isUp = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false
    )
    if (server.exitCode !== null) throw new Error('the server on Node did not start')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const end = (signal: NodeJS.Signals) => {
    server.kill(signal)
    return ended
  }
  return { port, pid: server.pid ?? 0, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') }
}
