import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { lackingSince, litestreamConfig } from './replica.ts'
import { selectParts } from './replica-restore.ts'

const bucket = {
  address: 'https://s3.example/galaxy-copy',
  region: 'cn-north-1',
  accessKeyId: 'id',
  secretAccessKey: 'a secret of the store'
}

test('Litestream replicates each database to a folder of its own, within a second', () => {
  const { dbs } = parse(litestreamConfig('/srv/state/site', { folder: '/mnt/other disk' }))
  expect(dbs.map(({ path }: { path: string }) => path)).toEqual([
    '/srv/state/site/galaxy-passport.sqlite',
    '/srv/state/site/galaxy-main.sqlite',
    '/srv/state/site/galaxy-exam.sqlite'
  ])
  expect(dbs[1]).toMatchObject({
    'monitor-interval': '500ms',
    replicas: [{ type: 'file', path: '/mnt/other disk/main', 'sync-interval': '500ms', retention: '72h' }]
  })
})

test('the configuration for a bucket names the variables with the key, and never the key itself', () => {
  const text = litestreamConfig('/srv/state', { bucket })
  expect(parse(text).dbs[2].replicas).toEqual([
    expect.objectContaining({
      type: 's3',
      endpoint: 'https://s3.example',
      bucket: 'galaxy-copy',
      path: 'exam',
      'force-path-style': true,
      // biome-ignore lint/suspicious/noTemplateCurlyInString: Litestream replaces it
      'secret-access-key': '${GALAXY_REPLICA_SECRET}'
    })
  ])
  expect(text).not.toContain(bucket.secretAccessKey)
})

test('a path that Litestream would read as a variable is refused', () => {
  expect(() => litestreamConfig('/srv/$state', { bucket })).toThrow('«/srv/$state/galaxy-passport.sqlite»')
})

test('the lag is the age of the oldest write that is not replicated', () => {
  expect(lackingSince(undefined, 1000, 1200)).toBeUndefined()
  // A single write that nobody replicates.
  expect(lackingSince(undefined, 1000, 400)).toBe(1000)
  expect(lackingSince(1000, 1000, 400)).toBe(1000)
  // Writes go on, with a replica that stands still, and with one that follows.
  expect(lackingSince(1000, 5000, 400)).toBe(1000)
  expect(lackingSince(1000, 5000, 4500)).toBe(4500)
  expect(lackingSince(undefined, 1000, undefined)).toBe(1000)
})

const part = (history: string, kind: 'snapshots' | 'wal', name: string, storedBy: number) => ({
  name: `main/generations/${history.repeat(16)}/${kind}/${name}.${kind === 'wal' ? 'wal' : 'snapshot'}.lz4`,
  storedBy
})

/** Two histories: the older one ends with a whole copy, the newer one with much of the log. */
const parts = [
  part('f', 'snapshots', '00000000', 1000),
  part('f', 'wal', '00000000_00000000', 1500),
  part('f', 'snapshots', '00000001', 3000),
  part('a', 'snapshots', '00000000', 4000),
  part('a', 'wal', '00000000_00000000', 4500),
  part('a', 'snapshots', '0000000a', 5000),
  part('a', 'wal', '00000009_00000000', 4900),
  part('a', 'wal', '0000000a_00000000', 6000),
  part('a', 'wal', '0000000b_00000000', 7000),
  part('a', 'wal', '0000000b_00001038', 8000)
]
const namesAt = (at: number) =>
  selectParts(parts, at)?.names.map((name) => name.replace(/^.*?([0-9a-f])\/(\w)\w+\/(\w+).*$/, '$1 $2 $3'))

test('the newest state is the history that was written last, from its newest whole copy on', () => {
  expect(namesAt(Number.POSITIVE_INFINITY)).toEqual([
    'a s 0000000a',
    'a w 0000000a_00000000',
    'a w 0000000b_00000000',
    'a w 0000000b_00001038'
  ])
})

test('the state of a moment has nothing that was stored later', () => {
  expect(namesAt(7500)).toEqual(['a s 0000000a', 'a w 0000000a_00000000', 'a w 0000000b_00000000'])
  expect(namesAt(4800)).toEqual(['a s 00000000', 'a w 00000000_00000000'])
  expect(namesAt(2000)).toEqual(['f s 00000000', 'f w 00000000_00000000'])
  expect(namesAt(999)).toBeUndefined()
})
