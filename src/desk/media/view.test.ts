import { expect, test } from 'vitest'
import { mediaAddressOf, readView } from './view'

test('the address says what is shown, and an invalid part of it is left out', () => {
  const view = { kind: 'image', lack: 'alt', name: '架构 1%', cursor: 'WyJt', id: 7 } as const
  expect(readView(mediaAddressOf(view).replace('/desk/media', ''))).toEqual(view)
  expect(mediaAddressOf(readView(''))).toBe('/desk/media')
  expect(readView('?kind=svg&lack=1&id=-1&cursor=%20')).toEqual({ kind: '', lack: '', name: '' })
})
