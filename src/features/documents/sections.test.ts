import { expect, test } from 'vitest'
import type { Block } from '~/content/documents/types'
import { highlight } from '~/ui/code/highlight'
import { ordinal, sectionsOf } from './sections'

const blocks: Block[] = [
  { kind: 'heading', id: 'one', text: 'First' },
  { kind: 'paragraph', text: 'a' },
  { kind: 'heading', id: 'two', text: 'Second' },
  { kind: 'paragraph', text: 'b' }
]

test('the contents are the headings in their order', () => {
  expect(sectionsOf(blocks)).toEqual([
    { id: 'one', text: 'First' },
    { id: 'two', text: 'Second' }
  ])
})

test('blocks are numbered within their kind', () => {
  expect(blocks.map((_, index) => ordinal(blocks, index))).toEqual([1, 1, 2, 2])
})

test('a highlighted query loses no character, and marks keywords and strings only', () => {
  const query = "MATCH (a {code: 'A1'})\nRETURN a.code"
  const tokens = highlight(query)
  expect(tokens.map((token) => token.text).join('')).toBe(query)
  expect(tokens.filter((token) => token.kind !== 'plain').map((token) => [token.kind, token.text])).toEqual([
    ['keyword', 'MATCH'],
    ['string', "'A1'"],
    ['keyword', 'RETURN']
  ])
})
