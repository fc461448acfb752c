import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { makeBackup } from '../hosts/node/backup.ts'
import { runAccounts } from './accounts-command'
import { type CommandResult, failed } from './command-result'
import { runContent } from './content-command'
import { runExam } from './exam/command'

afterEach(() => vi.unstubAllEnvs())

const mistyped = join(tmpdir(), 'galaxy-no-such-state')
const backedUp = async (): Promise<CommandResult> => {
  const { folder } = await makeBackup(mistyped, join(mistyped, 'backups'), 1)
  return { text: folder, code: 0 }
}
const commands: readonly (readonly [string, () => Promise<CommandResult>])[] = [
  ['accounts -- list', () => runAccounts(['list'], '')],
  ['accounts -- lock', () => runAccounts(['lock', '13800000001'], '')],
  ['content -- export', () => runContent(['export', mistyped], '')],
  ['exam -- erase', () => runExam(['erase', '00000000-0000-4000-8000-000000000000'], '')],
  ['exam -- reissue', () => runExam(['reissue'], '')],
  ['backup -- now', () => backedUp().catch(failed)]
]

test.each(commands)('%s of a folder without databases names the missing one and makes none', async (_, run) => {
  vi.stubEnv('GALAXY_STATE', mistyped)
  const { text, code } = await run()
  expect([text, code]).toEqual([expect.stringContaining(`There is no ${mistyped}`), 1])
  expect(existsSync(mistyped)).toBe(false)
})
