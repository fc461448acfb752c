import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { runAccounts } from './accounts-command'

const folder = mkdtempSync(join(tmpdir(), 'galaxy-wrangler-'))
afterEach(() => vi.unstubAllEnvs())
afterAll(() => rmSync(folder, { recursive: true }))

/** Replaces wrangler by a program that prints a warning and the result, and exits with the code. */
function wranglerAnswers(result: string, code = 0): void {
  const file = join(folder, 'wrangler')
  const warning = '▲ [WARNING] Processing wrangler.toml configuration'
  writeFileSync(file, `#!/bin/sh\necho '${warning}' >&2\necho '${result}'\nexit ${code}\n`)
  chmodSync(file, 0o755)
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env.PATH}`)
}
const row = { id: 'one', phone: '13800000001', email: null, created_at: 1000, locked_at: null, delete_at: null, roles: null }

test('reads the answer of the remote database beside a warning of wrangler', async () => {
  wranglerAnswers(JSON.stringify([{ results: [row], success: true }]))
  expect(await runAccounts(['lock', '13800000001', '--remote'], '')).toEqual({
    text: 'The account one is locked, and its sessions are ended.',
    code: 0
  })
})

test('a remote change whose answer cannot be read is not called undone', async () => {
  wranglerAnswers('Executed.')
  const { text, code } = await runAccounts(['lock', '13800000001', '--remote'], '')
  expect([text, code]).toEqual([expect.stringContaining('It was carried out'), 1])
})

test('a database that wrangler cannot reach is unchanged', async () => {
  wranglerAnswers('Not logged in.', 1)
  const { text, code } = await runAccounts(['lock', '13800000001', '--remote'], '')
  expect([text, code]).toEqual([expect.stringContaining('Nothing was changed'), 1])
})

test.each([[['list', '--state']], [['list', '--state', '--locked']], [['list', '--state', 'site', '--remote']]])(
  '%j does not say which database is meant',
  async (args) => {
    expect(await runAccounts(args, '')).toMatchObject({ code: 2, text: expect.stringContaining('--state <folder>') })
  }
)
