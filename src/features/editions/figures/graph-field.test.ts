import { expect, test } from 'vitest'
import { fieldFrames } from '../field-frames'
import { drawGraphField, gridOf } from './graph-field'

test('each frame has exactly its editions’ limit of graphs', () => {
  expect(fieldFrames()).toEqual([
    { count: 7, editions: ['free'] },
    { count: 50, editions: ['paid', 'standard'] },
    { count: 999, editions: ['advanced'] }
  ])
  for (const { count } of fieldFrames()) {
    const { columns, rows } = gridOf(count)
    expect(columns * rows).toBe(count)
  }
})

test('draws one dot per graph of the largest edition', () => {
  const rows = [...drawGraphField().matchAll(/M[\d.]+ [\d.]+h([\d.]+)/g)]
  expect(rows.reduce((sum, [, length]) => sum + Math.floor(Number(length) / 15) + 1, 0)).toBe(999)
})
