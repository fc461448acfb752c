import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { newCertificateKey } from '../exam/new-key'
import { prepareNodeState } from '../local-node-state'
import { root } from '../root'
import { childrenOf } from './process'
import { freePort } from './runtime'

/** A started server. */
export interface Running {
  port: number
  pid: number
  stop: () => Promise<void>
  /** Ends all its processes at once, as a power cut would. */
  kill: () => Promise<void>
}

/** The settings in which the shipped unit and image differ from a server without any. */
export const asShipped = { GALAXY_PROCESSES: '2' }

interface StartOptions {
  /** Blocks of 512 bytes beyond which no file of the server grows, as on a full disk; by default there is no limit. */
  fullAt?: number
  /** Further settings. */
  env?: Record<string, string>
  /** Whether its services are on another machine, so that it has no databases. */
  isEdge?: boolean
  /** The module that is run, in place of that of the project. */
  entry?: string
}

/**
 * Starts the production build on Node, as an installation does, with databases in a new folder or in one of an earlier start.
 */
export async function startOnNode(
  state: string,
  { fullAt, isEdge = false, env = {}, entry = join(root, 'hosts/node/main.ts') }: StartOptions = {}
): Promise<Running> {
  if (!isEdge) await prepareNodeState(state)
  const port = await freePort()
  const command = [process.execPath, entry]
  // Without the trap the signal that reports the limit would end the process, which a full disk does not.
  const limited = ['sh', '-c', `trap '' XFSZ; ulimit -f ${fullAt}; exec "$@"`, 'sh', ...command]
  const [file = '', ...args] = fullAt === undefined ? command : limited
  const server = spawn(file, args, {
    env: {
      PATH: process.env.PATH,
      GALAXY_STATE: state,
      GALAXY_PORT: String(port),
      ...(!isEdge && {
        GALAXY_FILE_LINK_SECRET: 'a secret of the measurement with letters',
        GALAXY_CERTIFICATE_KEY: newCertificateKey()
      }),
      ...env
    },
    stdio: ['ignore', 'ignore', 'inherit']
  })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  for (let isUp = false; !isUp; ) {
    // A connection that is kept would keep its process from ending.
    isUp = await fetch(`http://127.0.0.1:${port}/readyz`, { headers: { Connection: 'close' } }).then(
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
  const pid = server.pid ?? 0
  async function killAll(): Promise<void> {
    if (server.exitCode !== null || server.signalCode !== null) return ended
    const children = childrenOf(pid)
    await end('SIGKILL')
    for (const child of children) {
      try {
        process.kill(child, 'SIGKILL')
      } catch {
        // It has ended with its primary.
      }
    }
  }
  return { port, pid, stop: () => end('SIGTERM'), kill: killAll }
}
