import * as v from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'

const reportUnreadable = vi.fn()
vi.mock('./edge-context', () => ({ edgeContext: () => ({ reportUnreadable }) }))
beforeEach(() => reportUnreadable.mockReset())

import { withReadableEntries } from './readable-entries'

const entry = v.object({ id: v.number(), kind: v.picklist(['news', 'video']) })
const page = v.object({ items: v.array(entry), next: v.nullable(v.string()) })
const read = (schema: v.GenericSchema, data: unknown) => v.safeParse(withReadableEntries(schema, 'GET /a/list'), data)

const first = { id: 1, kind: 'news' }
const last = { id: 3, kind: 'video' }
const odd = [{ id: 2, kind: 'podcast' }, null, {}]

test('an entry that cannot be read leaves the others in their order, and is reported by its first wrong field', () => {
  expect(read(v.array(entry), [first, ...odd, last])).toMatchObject({ success: true, output: [first, last] })
  expect(reportUnreadable).toHaveBeenLastCalledWith({ call: 'GET /a/list', fields: ['1.kind', '2', '3.id'] })
  const given = { items: [first, odd[0], last], next: 'x' }
  expect(read(page, given)).toMatchObject({ success: true, output: { items: [first, last], next: 'x' } })
  expect(reportUnreadable).toHaveBeenLastCalledWith({ call: 'GET /a/list', fields: ['1.kind'] })
})

test('a list whose entries can all be read is not reported', () => {
  expect(read(v.array(entry), [first, last])).toMatchObject({ success: true, output: [first, last] })
  expect(reportUnreadable).not.toHaveBeenCalled()
})

test('what is no list, wrong outside its entries, or without a readable entry, is refused', () => {
  const refused = [
    null,
    'news',
    {},
    { items: [first] },
    { items: 1, next: null },
    { items: [first], next: 7 },
    { items: odd, next: null }
  ]
  expect(refused.filter((data) => read(page, data).success)).toEqual([])
  expect(read(entry, { id: 1, kind: 'podcast' }).success).toBe(false)
  expect(reportUnreadable).not.toHaveBeenCalled()
})
