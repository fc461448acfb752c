import type { CommandResult } from '../command-result'
import { localDatabase } from '../database-store'
import { withLocalDatabases } from '../local-databases'
import { withNodeStore } from '../node-state'
import { remoteDatabase } from '../remote-store'
import { parseExamArguments, usage } from './arguments'
import { keyInstructions, setCertificateKey } from './certificate-key'
import { importExam } from './import'
import { newCertificateKey } from './new-key'

const service = 'galaxy-exam'

/**
 * Runs `npm run exam`. With GALAXY_STATE it works on the database of that server on Node.
 * @param state folder of the local databases
 */
export async function runExam(args: readonly string[], state: string): Promise<CommandResult> {
  const command = parseExamArguments(args)
  if (!command) return { text: usage, code: 2 }
  try {
    if (command.action === 'new-key') {
      if (command.remote) return await setCertificateKey()
      return { text: command.print ? newCertificateKey() : keyInstructions, code: 0 }
    }
    const { GALAXY_STATE } = process.env
    const text = command.remote
      ? await importExam(remoteDatabase(service))
      : GALAXY_STATE
        ? await withNodeStore(GALAXY_STATE, 'exam', (store) => importExam(store))
        : await withLocalDatabases(state, async (runtime) => importExam(await localDatabase(runtime, service)))
    return { text, code: 0 }
  } catch (error) {
    return { text: error instanceof Error ? error.message : String(error), code: 1 }
  }
}
