import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { unstable_readConfig } from 'wrangler'
import type { CommandResult } from './command-result'
import { exportContent, importContent, type Store } from './content/content'
import { withLocalDatabases } from './local-databases'
import { localStore } from './local-store'
import { withNodeContent } from './node-state'
import { remoteStore } from './remote-store'
import { root } from './root'

export const usage = `Usage: npm run content -- export <folder> [--remote]
       npm run content -- import <folder> [--remote]

Without --remote it works on the local databases, also while the site is running.`

/**
 * Runs `npm run content`. With GALAXY_STATE it works on the database and the files of that server on Node.
 * @param state folder of the local databases
 */
export async function runContent(args: readonly string[], state: string): Promise<CommandResult> {
  const [action, written, ...more] = args.filter((arg) => !arg.startsWith('--'))
  const options = args.filter((arg) => arg.startsWith('--'))
  const isUnderstood = (action === 'export' || action === 'import') && written !== undefined && more.length === 0
  if (!isUnderstood || options.some((option) => option !== '--remote')) return { text: usage, code: 2 }
  const folder = resolve(root, written)
  try {
    const { GALAXY_STATE } = process.env
    const lines = options.includes('--remote')
      ? await carryOut(action, folder, remoteStore())
      : GALAXY_STATE
        ? await withNodeContent(GALAXY_STATE, (store) => carryOut(action, folder, store))
        : await withLocalDatabases(state, async (runtime) => carryOut(action, folder, await localStore(runtime)))
    return { text: [...lines, action === 'export' ? `Exported to ${written}.` : `Imported from ${written}.`].join('\n'), code: 0 }
  } catch (error) {
    return { text: error instanceof Error ? error.message : String(error), code: 1 }
  }
}

function carryOut(action: 'export' | 'import', folder: string, store: Store): Promise<string[]> {
  return action === 'export' ? exportContent(folder, store) : importContent(folder, store, { fileBase: fileBase() })
}

/** FILE_BASE of the site, deployed or local. */
function fileBase(): string {
  return v.parse(v.string(), unstable_readConfig({ config: join(root, 'wrangler.toml') }).vars.FILE_BASE)
}
