import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { remoteStore } from './remote-store'

const { readJurisdiction } = vi.hoisted(() => ({ readJurisdiction: vi.fn<() => Promise<string[]>>() }))
vi.mock('./environment', async (original) => ({ ...(await original<typeof import('./environment')>()), readJurisdiction }))

const folder = mkdtempSync(join(tmpdir(), 'galaxy-wrangler-'))
afterEach(() => vi.unstubAllEnvs())
afterAll(() => rmSync(folder, { recursive: true }))

/** Replaces wrangler by a program that records its arguments and reports that no object has the key. */
function recordArguments(): () => string[] {
  const [file, recorded] = [join(folder, 'wrangler'), join(folder, 'arguments')]
  rmSync(recorded, { force: true })
  const script = `echo "$@" >> '${recorded}'\ncase "$*" in *' get '*) echo 'The specified key does not exist.'; exit 1;; esac`
  writeFileSync(file, `#!/bin/sh\n${script}\n`)
  chmodSync(file, 0o755)
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env.PATH}`)
  return () => readFileSync(recorded, 'utf8').trim().split('\n')
}

test.each([
  [
    ['--jurisdiction', 'eu'],
    ['--jurisdiction eu', '--jurisdiction eu']
  ],
  [[], ['', '']]
])('files are written to and read from the bucket with %j', async (jurisdiction, expected) => {
  readJurisdiction.mockResolvedValue(jurisdiction)
  const recorded = recordArguments()
  const store = remoteStore('staging')
  const headers = { mediaType: 'text/plain', disposition: undefined, cacheControl: undefined }
  await store.putFile({ key: 'open/tool', path: join(folder, 'wrangler'), ...headers })
  expect(await store.getFile('open/tool')).toBeUndefined()
  expect(recorded().map((line) => /--jurisdiction \w+/.exec(line)?.[0] ?? '')).toEqual(expected)
  expect(recorded().every((line) => line.includes('galaxy-files-staging/open/tool'))).toBe(true)
})
