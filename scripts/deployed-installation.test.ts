import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deployedSecrets } from './deployed-installation'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'galaxy-wrangler-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Puts a script in the place of wrangler. */
function replaceWrangler(script: string): void {
  const path = join(folder, 'wrangler')
  writeFileSync(path, `#!/bin/sh\n${script}\n`)
  chmodSync(path, 0o755)
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env.PATH}`)
}

test('the secrets of each worker are asked of the platform; a worker that does not exist yet has none', async () => {
  replaceWrangler(`case "$*" in *galaxy-exam*) echo '✘ [ERROR] Worker "galaxy-exam" not found.' >&2; exit 1;; esac
echo '[{"name":"SMTP_PASSWORD","type":"secret_text"}]'`)
  expect(await deployedSecrets(undefined)).toEqual({ 'galaxy-passport': ['SMTP_PASSWORD'], 'galaxy-main': ['SMTP_PASSWORD'] })
  replaceWrangler('echo "not logged in" >&2; exit 1')
  await expect(deployedSecrets(undefined)).rejects.toThrow('could not list the secrets')
})
