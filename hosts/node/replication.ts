import { mirrorFiles } from './mirror.ts'
import type { Notices } from './notices.ts'
import { deletedFileRetention, type Lags, type Replica, replicatedFiles, watchReplica } from './replica.ts'
import { filesFolder } from './site.ts'

/* Replication in a running server: it copies the library's files to the replica, and watches how far Litestream is behind. */

interface ReplicationOptions {
  state: string
  replica: Replica
  notices: Notices
  log: (line: string) => void
}

/** The lag of the replica, for the operator. */
interface Replication {
  lags: () => Lags
  /** Lines for `/readyz`. */
  statusLines: () => string[]
  stop: () => Promise<void>
}

export function startReplication({ state, replica, notices, log }: ReplicationOptions): Replication {
  /** Notes a fault, or that it is over. */
  const note = (name: 'mirror' | 'replica', reason: string | undefined) =>
    reason === undefined ? notices.clear(name) : notices.set(name, reason)
  const mirror =
    'folder' in replica
      ? mirrorFiles({
          from: filesFolder(state),
          to: replicatedFiles(replica.folder),
          retention: deletedFileRetention,
          report: (fault) => {
            note('mirror', fault && `the files are not copied to the replica: ${fault}`)
            log(JSON.stringify(fault === undefined ? { event: 'mirror-recovered' } : { event: 'mirror-failed', reason: fault }))
          }
        })
      : undefined
  const watched = watchReplica({
    state,
    replica,
    filesLag: mirror?.lag,
    report: (fault) => {
      note('replica', fault)
      log(JSON.stringify(fault === undefined ? { event: 'replica-recovered' } : { event: 'replica-behind', reason: fault }))
    }
  })
  return {
    lags: watched.lags,
    statusLines: () => [...watched.lags()].map(([name, lag]) => `replica of ${name}: ${(lag / 1000).toFixed(1)} s behind`),
    stop: async () => {
      watched.stop()
      await mirror?.stop()
    }
  }
}
