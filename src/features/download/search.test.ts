import * as v from 'valibot'
import { expect, test } from 'vitest'
import { downloadsSearchSchema } from './search'

test.each([
  {},
  { kind: 'driver' },
  { kind: 'report', page: '2' },
  { kind: 'report', cursor: 'further' },
  { type: 'download', id: '5' },
  { from: 'a-letter' }
])('accepts %o', (query) => {
  expect(v.safeParse(downloadsSearchSchema, query).success).toBe(true)
})

test.each([
  { kind: 'video' },
  { kind: '' },
  { kind: ['driver', 'tool'] },
  { page: '2' },
  { kind: 'driver', page: '2' },
  { kind: 'report', page: '0' },
  { kind: 'report', page: '1e1' },
  { cursor: 'further' },
  { id: '5' },
  { type: 'download' },
  { type: 'download', id: '0' },
  { type: 'news', id: '1' },
  { type: 'download', id: '5', kind: 'driver' }
])('rejects %o', (query) => {
  expect(v.safeParse(downloadsSearchSchema, query).success).toBe(false)
})
