import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openNodeDatabase } from './database.ts'
import { checkFileStore } from './file-store-check.ts'
import { openFiles } from './files.ts'
import { openNotices } from './notices.ts'

test('a store of files that does not answer is noted and logged once, until it answers', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'galaxy-store-'))
  const database = openNodeDatabase(join(folder, 'host.sqlite'))
  try {
    const [notices, logged]: [ReturnType<typeof openNotices>, string[]] = [openNotices(database), []]
    const place = join(folder, 'files')
    const check = () => checkFileStore({ files: openFiles(place), notices, log: (line) => logged.push(line) })
    // Before the first object there is no folder, which is no fault.
    await check()
    expect(notices.get('files')).toBeUndefined()
    writeFileSync(place, 'no folder')
    await check()
    await check()
    expect(notices.get('files')).toMatch(/^the store of files does not answer: ENOTDIR/)
    expect(logged).toEqual([expect.stringMatching(/^\{"event":"files-unavailable","reason":"ENOTDIR/)])
    rmSync(place)
    await openFiles(place).put('a', Buffer.from('a'))
    await check()
    expect(notices.get('files')).toBeUndefined()
  } finally {
    database.close()
    rmSync(folder, { recursive: true })
  }
})
