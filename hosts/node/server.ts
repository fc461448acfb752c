import { holdState, makeBackup, whileUnused } from './backup.ts'
import type { ServerConfig } from './config.ts'
import { openFiles } from './files.ts'
import { listen } from './listener.ts'
import { openLog } from './log.ts'
import { filesFolder, openSite } from './site.ts'

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
  /** Becomes unready, answers what is running, waits for jobs and background work, and closes the databases: within half a minute. */
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
  if (!bucket) await whileUnused(state, () => openFiles(filesFolder(state)).sweep())
  const release = holdState(state)
  const jobs = backups === undefined ? [] : [{ name: 'backup', cron: backupTime, run: () => backUp(backups) }]
  async function backUp(folder: string): Promise<void> {
    const begun = Date.now()
    try {
      const made = await makeBackup(state, folder, keptBackups)
      log(JSON.stringify({ event: 'backed-up', ...made, ms: Date.now() - begun }))
      if (made.missing.length === 0) site.notices.clear('backup')
      else site.notices.set('backup', `${made.missing.length} files have no content, the first is ${made.missing[0]}`)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      log(JSON.stringify({ event: 'backup-failed', reason, ms: Date.now() - begun }))
      site.notices.set('backup', `the last backup failed: ${reason}`)
    }
  }

  const site = await openSite({ root, state, bucket, vars, isAddressKnown: !isLocal, withOutbox: isLocal, log, jobs })
  await site.check()
  site.notices.clear('proxies')
  const listener = await listen({
    fetch: site.fetch,
    port,
    host,
    proxies,
    isAddressKnown: !isLocal,
    checkReady: site.obstacle,
    log,
    onUntrustedProxy: (address) => {
      log(JSON.stringify({ event: 'untrusted-proxy', address }))
      site.notices.set('proxies', `every request comes from ${address}, which GALAXY_TRUSTED_PROXIES does not name`)
    }
  })
  site.jobs.start()
  return {
    port: listener.port,
    close: async () => {
      listener.becomeUnready()
      // Twenty seconds at most, and eight more for background work.
      await Promise.all([listener.close(), site.jobs.stop()])
      await site.close()
      release()
      await file?.close()
    }
  }
}
