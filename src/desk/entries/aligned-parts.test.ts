import { expect, test } from 'vitest'
import { alignParts } from './aligned-parts'

const parts = (...words: string[]) => words.map((each) => ({ key: each, words: each }))
const rows = (mine: string[], theirs: string[]) =>
  alignParts(parts(...mine), parts(...theirs)).map((row) => [row.mine?.words, row.theirs?.words])

test('common parts stand side by side, and what was changed stands beside what replaced it', () => {
  expect(rows(['标题', '一', '二', '三'], ['标题', '一', '二改', '三'])).toEqual([
    ['标题', '标题'],
    ['一', '一'],
    ['二', '二改'],
    ['三', '三']
  ])
})

test('a part that only one has stands alone in its place, also at the ends', () => {
  expect(rows(['一', '二', '三'], ['二', '三', '四'])).toEqual([
    ['一', undefined],
    ['二', '二'],
    ['三', '三'],
    [undefined, '四']
  ])
  expect(rows(['一', '二', '三'], ['改', '三'])).toEqual([
    ['一', '改'],
    ['二', undefined],
    ['三', '三']
  ])
  expect(rows([], ['一'])).toEqual([[undefined, '一']])
})

test('the same words in another format are a difference', () => {
  const [row] = alignParts([{ key: 'paragraph', words: '一' }], [{ key: 'heading', words: '一' }])
  expect(row).toEqual({ mine: { key: 'paragraph', words: '一' }, theirs: { key: 'heading', words: '一' } })
})
