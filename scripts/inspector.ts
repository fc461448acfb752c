import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root'
import { run } from './run-program'

const version = '2.12.0'
const folder = join(root, '.local', 'inspector', version)

/** Path of the official inspector of servers for assistants. Only `npm test -- --full` fetches it: its packages have 111 MB. */
export const inspector = join(folder, 'node_modules', '.bin', 'mcp-inspector')

/** Installs the inspector, or prints why it cannot. */
export async function ensureInspector(): Promise<void> {
  if (existsSync(inspector)) return
  mkdirSync(folder, { recursive: true })
  const options = ['--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error']
  await run('npm', ['install', ...options, `@modelcontextprotocol/inspector@${version}`], { title: 'Fetching the inspector' })
}
