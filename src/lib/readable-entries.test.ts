import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { withReadableEntries } from './readable-entries'

const entry = v.object({ id: v.number(), kind: v.picklist(['news', 'video']) })
const page = v.object({ items: v.array(entry), next: v.nullable(v.string()) })
const report = vi.fn<(fields: readonly string[]) => void>()
const read = (schema: v.GenericSchema, data: unknown) => v.safeParse(withReadableEntries(schema, report), data)

const first = { id: 1, kind: 'news' }
const last = { id: 3, kind: 'video' }
const odd = [{ id: 2, kind: 'podcast' }, null, {}]

test('an entry that cannot be read leaves the others in their order, and is reported by its first wrong field', () => {
  expect(read(v.array(entry), [first, ...odd, last])).toMatchObject({ success: true, output: [first, last] })
  expect(report).toHaveBeenLastCalledWith(['1.kind', '2', '3.id'])
  const given = { items: [first, odd[0], last], next: 'x' }
  expect(read(page, given)).toMatchObject({ success: true, output: { items: [first, last], next: 'x' } })
  expect(report).toHaveBeenLastCalledWith(['1.kind'])
})

test('a list whose entries can all be read is not reported', () => {
  report.mockReset()
  expect(read(v.array(entry), [first, last])).toMatchObject({ success: true, output: [first, last] })
  expect(report).not.toHaveBeenCalled()
})

test('what is no list, or wrong outside its entries, is refused', () => {
  report.mockReset()
  const refused = [null, 'news', {}, { items: [first] }, { items: 1, next: null }, { items: [odd[0]], next: 7 }]
  expect(refused.filter((data) => read(page, data).success)).toEqual([])
  expect(read(entry, { id: 1, kind: 'podcast' }).success).toBe(false)
  expect(report).not.toHaveBeenCalled()
})
