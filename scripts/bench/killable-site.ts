import { ChildProcess } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import * as v from 'valibot'
import { type LocalSite, serveSite } from '../local-site'

export interface KillableSite {
  site: LocalSite
  /** Id of that process. */
  pid: number
  /** Kills the process of the workers and databases immediately. */
  kill: () => Promise<void>
}

export type SiteOptions = Omit<Parameters<typeof serveSite>[0], 'port' | 'log'>

/** Starts a site whose process can be killed, on the databases in a folder. Sites must not start at the same time. */
export async function startKillable(options: SiteOptions): Promise<KillableSite> {
  // workerd is the last process started.
  let newest: ChildProcess | undefined
  const note = (message: unknown) => {
    newest = v.parse(v.object({ process: v.instance(ChildProcess) }), message).process
  }
  subscribe('child_process', note)
  const site = await serveSite({ ...options, port: 0, log: () => undefined })
  unsubscribe('child_process', note)
  const workerd = newest
  if (!workerd?.spawnfile.endsWith('workerd')) throw new Error('workerd was not started last')
  return {
    site,
    pid: workerd.pid ?? 0,
    kill: async () => {
      const died = once(workerd, 'exit')
      if (!workerd.kill('SIGKILL')) throw new Error('workerd was not running')
      // Closing the site releases workerd from its launcher, which would otherwise restart it.
      await Promise.all([died, site.close()])
    }
  }
}
