import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { assertDatabase } from '../../hosts/node/site.ts'
import { type CommandResult, failed } from '../command-result'
import { type DatabaseStore, localDatabase } from '../database-store'
import { takeEnvironment } from '../environment'
import { withNodeStore } from '../node-state'
import { remoteDatabase } from '../remote-store'
import { root } from '../root'
import { parseExamArguments, usage } from './arguments'
import { keyInstructions, setCertificateKey } from './certificate-key'
import { eraseCandidate } from './erase'
import { importExam } from './import'
import { newCertificateKey } from './new-key'
import { requestReissue } from './reissue'

const service = 'galaxy-exam'

/**
 * Runs `npm run exam`. With GALAXY_STATE it works on the database of that server on Node.
 * @param state folder of the local databases
 */
export async function runExam(args: readonly string[], state: string): Promise<CommandResult> {
  const taken = takeEnvironment(args)
  const command = taken && parseExamArguments(taken.others)
  if (!command || (taken.environment !== undefined && !command.remote)) return { text: usage, code: 2 }
  const { environment } = taken
  try {
    if (command.action === 'new-key') {
      if (command.remote) return await setCertificateKey(environment)
      return { text: command.print ? newCertificateKey() : keyInstructions, code: 0 }
    }
    if (command.action === 'draw-badge') {
      const { badgeFiles, drawBadge } = await import('./badge')
      const { png, svg } = await drawBadge()
      writeFileSync(badgeFiles.png, png)
      writeFileSync(badgeFiles.svg, svg)
      return {
        text: `Drew ${Object.values(badgeFiles)
          .map((file) => relative(root, file))
          .join(' and ')}.`,
        code: 0
      }
    }
    const work = (store: DatabaseStore) => {
      if (command.action === 'erase') return eraseCandidate(store, command.person)
      return command.action === 'reissue' ? requestReissue(store) : importExam(store)
    }
    const { GALAXY_STATE } = process.env
    if (command.remote) return { text: await work(remoteDatabase(service, environment)), code: 0 }
    if (GALAXY_STATE) {
      // An import may fill the database before the server starts for the first time.
      if (command.action !== 'import') assertDatabase(GALAXY_STATE, 'exam')
      return { text: await withNodeStore(GALAXY_STATE, 'exam', work), code: 0 }
    }
    // Only now: the commands of an installation on Node do without miniflare.
    const { withLocalDatabases } = await import('../local-databases')
    return { text: await withLocalDatabases(state, async (runtime) => work(await localDatabase(runtime, service))), code: 0 }
  } catch (error) {
    return failed(error)
  }
}
