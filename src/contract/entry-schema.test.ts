import * as v from 'valibot'
import { expect, test } from 'vitest'
import { downloadKinds } from './downloads'
import { entryDefinitions } from './entry-kinds'
import { entrySchema } from './entry-schema'

const download = {
  title: 'A',
  summary: 'B',
  place: 1,
  version: '3.0.3',
  releasedOn: '2026-11-20',
  fileName: 'one.zip',
  fileMediaType: 'application/zip'
}

test('a cover needs a text in place of it, beside what else its kind needs', () => {
  const paper = { title: 'A', summary: 'B', isSample: false, type: 'reports', releasedOn: '2026-11-20' }
  const keysAtFault = (more: object) => {
    const result = v.safeParse(entrySchema(entryDefinitions.research), { ...paper, ...more })
    return result.issues?.map(({ path }) => path?.[0]?.key) ?? []
  }
  expect(keysAtFault({ cover: 'open/a.webp' })).toEqual(['coverAlt'])
  expect(keysAtFault({ cover: 'open/a.webp', coverAlt: 'A' })).toEqual([])
  expect(keysAtFault({ cover: 'gated/a.webp', coverAlt: 'A' })).toEqual(['cover'])
  expect(keysAtFault({ fileKey: 'open/a.pdf', fileName: 'a.pdf', fileMediaType: 'application/pdf' })).toEqual(['fileKey'])
})

test.each(downloadKinds)('the file of a download of the kind %s may be open unless it is the package of an edition', (kind) => {
  const keysAtFault = (fileKey: string | null) => {
    const result = v.safeParse(entrySchema(entryDefinitions.downloads), { ...download, kind, fileKey })
    return result.issues?.map(({ path }) => path?.[0]?.key) ?? []
  }
  expect(keysAtFault('open/one.zip')).toEqual(kind === 'edition' ? ['fileKey'] : [])
  expect(keysAtFault('gated/one.zip')).toEqual([])
  expect(keysAtFault(null)).toEqual([])
})
