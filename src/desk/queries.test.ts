import * as v from 'valibot'
import { expect, test } from 'vitest'
import { entryQuery, inboxQuery, mediaQuery } from './queries'

test('an address says what is shown, and an invalid part of it counts as absent', () => {
  expect(v.parse(mediaQuery, { kind: 'image', lack: 'alt', name: '架构 1%', cursor: 'WyJt', id: '7' })).toEqual({
    ...{ kind: 'image', lack: 'alt', name: '架构 1%', cursor: 'WyJt', id: 7 }
  })
  expect(v.parse(mediaQuery, { kind: 'svg', lack: '1', id: '-1', cursor: '' })).toEqual({})
  expect(v.parse(inboxQuery, { kind: 'appeal', state: 'gone', due: ['overdue', 'overdue'], q: '图', id: '1e3' })).toEqual({
    ...{ kind: 'appeal', q: '图' }
  })
  expect(v.parse(entryQuery, { kind: 'news', id: '15' })).toEqual({ kind: 'news', id: 15 })
})
