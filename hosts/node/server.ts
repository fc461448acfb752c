import { holdState, makeBackup } from './backup.ts'
import type { ServerConfig } from './config.ts'
import { listen } from './listener.ts'
import { openLog } from './log.ts'
import { openSite } from './site.ts'

interface ServerOptions {
  /** Folder of the project. */
  root: string
  config: ServerConfig
  /** Receives each line of the log, with its time. */
  show: (line: string) => void
  /** A developer's machine: visitors have no addresses, and codes are shown at /__outbox. */
  isLocal?: boolean
}

export interface Server {
  port: number
  /** Becomes unready, answers what is running, waits for background work and jobs, and closes the databases. */
  close: () => Promise<void>
}

/** Every night at 03:50 in China, after the jobs of the services. */
const backupTime = '50 19 * * *'

/**
 * Starts the server: the site with its services, their jobs, backups and the log.
 * @throws Error if the configuration is invalid or the port is taken
 */
export async function startServer({ root, config, show, isLocal = false }: ServerOptions): Promise<Server> {
  const { state, bucket, backups, keptBackups, logs, vars, port, host, proxies } = config
  const file = logs === undefined ? undefined : openLog(logs, show)
  const log = file ? file.write : show
  const release = holdState(state)
  const jobs = backups === undefined ? [] : [{ name: 'backup', cron: backupTime, run: backUp }]
  async function backUp(): Promise<void> {
    if (backups !== undefined) log(JSON.stringify({ event: 'backed-up', folder: await makeBackup(state, backups, keptBackups) }))
  }

  const site = await openSite({ root, state, bucket, vars, isAddressKnown: !isLocal, withOutbox: isLocal, log, jobs })
  await site.check()
  const listener = await listen({
    fetch: site.fetch,
    port,
    host,
    proxies,
    isAddressKnown: !isLocal,
    checkReady: site.obstacle,
    log
  })
  site.jobs.start()
  return {
    port: listener.port,
    close: async () => {
      listener.becomeUnready()
      await listener.close()
      await site.jobs.stop()
      await site.close()
      release()
      await file?.close()
    }
  }
}
