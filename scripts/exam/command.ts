import type { CommandResult } from '../command-result'
import { localDatabase } from '../database-store'
import { withLocalDatabases } from '../local-databases'
import { remoteDatabase } from '../remote-store'
import { parseExamArguments, usage } from './arguments'
import { keyInstructions, setCertificateKey } from './certificate-key'
import { newCertificateKey } from './new-key'
import { carryOut } from './staff'

const service = 'galaxy-exam'

/**
 * Runs `npm run exam`.
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
    if (command.remote) return await carryOut(command, remoteDatabase(service), Date.now())
    return await withLocalDatabases(state, async (runtime) =>
      carryOut(command, await localDatabase(runtime, service), Date.now())
    )
  } catch (error) {
    return { text: error instanceof Error ? error.message : String(error), code: 1 }
  }
}
