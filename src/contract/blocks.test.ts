import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { anyDocument } from '../../tests/support/block-values'
import { size } from '../../tests/support/sizes'
import { characterCountOf, richTextOfBlocks } from './block-tree'
import { type Block, blockDocumentSchema, documentLimits } from './blocks'
import { blocksOfRichText } from './blocks-of-tree'
import { plainTextOf, type RichNode, richTextSchema } from './rich-text'

const isAccepted = (...blocks: unknown[]) => v.is(blockDocumentSchema, { blocks })
const paragraph = (...text: RichNode[]): Block => ({ type: 'paragraph', text })
const table = (rows: number, columns: number) => ({
  type: 'table',
  hasHeaderRow: false,
  hasHeaderColumn: false,
  widths: [],
  rows: Array.from({ length: rows }, () => Array.from({ length: columns }, () => ({ text: ['1'] })))
})
const attachments = (count: number) => ({
  type: 'attachments',
  files: Array.from({ length: count }, () => ({ src: '/a.pdf', name: 'a.pdf', bytes: 1 }))
})
const chart = (...rows: string[][]) => ({ type: 'chart', kind: 'line', rows, caption: [] })

test('a document becomes a tree that pages accept, and the same document again', () => {
  fc.assert(
    fc.property(anyDocument, (document) => {
      const stored = v.parse(blockDocumentSchema, document)
      expect(stored).toEqual(document)
      const tree = richTextOfBlocks(stored)
      expect(v.parse(richTextSchema, tree)).toEqual(tree)
      expect(blocksOfRichText(tree)).toEqual(document)
    }),
    { numRuns: size(500) }
  )
})

test('any tree can be opened in the editor, with all its words in order', () => {
  const tags = [
    'p',
    'h2',
    'ul',
    'ol',
    'li',
    'blockquote',
    'pre',
    'code',
    'strong',
    'table',
    'tr',
    'td',
    'figure',
    'chart'
  ] as const
  const { node } = fc.letrec<{ node: RichNode }>((tie) => ({
    node: fc.oneof(
      { depthSize: 'medium' },
      fc.constantFrom('图', 'b', '1'),
      fc.record({ tag: fc.constantFrom(...tags), children: fc.array(tie('node'), { maxLength: 3 }) })
    )
  }))
  const wordsIn = (tree: RichNode[]) => plainTextOf(tree).replaceAll(/\s/g, '')
  fc.assert(
    fc.property(fc.array(node, { maxLength: 4 }), (tree) => {
      const document = blocksOfRichText(tree)
      expect(wordsIn(richTextOfBlocks(document))).toBe(wordsIn(tree))
      expect(v.is(blockDocumentSchema, document)).toBe(true)
    }),
    { numRuns: size(500) }
  )
})

test('a paragraph that is only a picture becomes a picture, and one among words stays there', () => {
  const picture: RichNode = { tag: 'img', src: '/a.png', alt: '图', children: [] }
  const tree: RichNode[] = [
    { tag: 'p', children: [picture] },
    { tag: 'p', children: ['见', picture] }
  ]
  expect(blocksOfRichText(tree).blocks).toEqual([
    { type: 'image', src: '/a.png', alt: '图', caption: [] },
    paragraph('见', picture)
  ])
})

test('several paragraphs of a quote or a list item become lines', () => {
  const paragraphs: RichNode[] = [
    { tag: 'p', children: ['一'] },
    { tag: 'p', children: ['二'] }
  ]
  const lines: RichNode[] = ['一', { tag: 'br', children: [] }, '二']
  const inner: RichNode = { tag: 'ul', children: [{ tag: 'li', children: ['三'] }] }
  expect(
    blocksOfRichText([
      { tag: 'blockquote', children: paragraphs },
      { tag: 'ol', children: [{ tag: 'li', children: [...paragraphs, inner] }] }
    ]).blocks
  ).toEqual([
    { type: 'quote', text: lines },
    { type: 'list', isOrdered: true, items: [{ text: lines, items: [{ text: ['三'], items: [] }] }] }
  ])
})

test.each([
  ['a table of 100 rows and 20 columns', table(100, 20), true],
  ['101 rows', table(101, 1), false],
  ['21 columns', table(1, 21), false],
  ['100 attachments', attachments(100), true],
  ['101 attachments', attachments(101), false],
  ['no rows', table(0, 0), false],
  ['rows of different lengths', { ...table(1, 2), rows: [[{ text: [] }], [{ text: [] }, { text: [] }]] }, false],
  ['a cell that extends below the table', { ...table(1, 1), rows: [[{ text: [], rowSpan: 2 }]] }, false],
  ['cells that overlap', { ...table(1, 1), rows: [[{ text: [], rowSpan: 2 }, { text: [] }], [{ text: [], colSpan: 2 }]] }, false],
  ['a chart of 2 × 2', chart(['', '2024'], ['华东', '12']), true],
  ['a chart of one column', chart([''], ['华东']), false],
  ['a chart of one row', chart(['', '2024']), false],
  ['a chart with an unequal row', chart(['', '2024', '2025'], ['华东', '12']), false],
  ['a chart with words in its body', chart(['', '2024'], ['华东', '12 %']), false],
  ['a chart with a negative number', chart(['', '2024'], ['华东', '-1']), false],
  ['a fraction without a whole part', chart(['', '2024'], ['华东', '.5']), true],
  ['a number that ends with its point', chart(['', '2024'], ['华东', '5.']), false],
  ['a link that runs', paragraph({ tag: 'a', href: 'javascript:alert(1)', children: ['a'] }), false],
  ['a picture of another protocol', { type: 'image', src: 'data:image/png;base64,', alt: '', caption: [] }, false],
  ['a block within a line', paragraph({ tag: 'table', children: [] }), false],
  ['a color that is no token', { type: 'paragraph', text: [{ tag: 'span', color: '#f00', children: ['a'] }] }, false],
  ['a size that the editor does not offer', { type: 'paragraph', text: [{ tag: 'span', size: 13, children: ['a'] }] }, false],
  ['an alignment that lines have anyway', { type: 'paragraph', text: ['a'], layout: { align: 'left' } }, false],
  ['a line height that the editor does not offer', { type: 'paragraph', text: ['a'], layout: { lineHeight: 1.2 } }, false],
  ['a control character', paragraph('a\u0000'), false],
  ['half of a character', paragraph('\ud83d'), false],
  ['a key outside the media library', { type: 'music', src: 'gated/a.mp3', caption: [] }, false]
])('%s', (_, block, expected) => {
  expect(isAccepted(block)).toBe(expected)
})

test('a video is 420 × 280 and music 400 × 95', () => {
  const sizeOf = (type: 'video' | 'music') => {
    const [figure] = richTextOfBlocks({ blocks: [{ type, src: '/a', caption: [] }] })
    const [player] = typeof figure === 'object' ? figure.children : []
    return typeof player === 'object' && [player.width, player.height]
  }
  expect([sizeOf('video'), sizeOf('music')]).toEqual([
    [420, 280],
    [400, 95]
  ])
})

test('the sizes, line heights and spacings of a text are those that the specification lists', () => {
  const numbers = Array.from({ length: 161 }, (_, index) => index / 4)
  const accepted = (blockWith: (value: number) => object) => numbers.filter((value) => isAccepted(blockWith(value)))
  const text = { type: 'paragraph', text: ['a'] }
  expect([
    accepted((size) => ({ ...text, text: [{ tag: 'span', size, children: ['a'] }] })),
    accepted((lineHeight) => ({ ...text, layout: { lineHeight } })),
    accepted((spaceBefore) => ({ ...text, layout: { spaceBefore } })),
    accepted((spaceAfter) => ({ ...text, layout: { spaceAfter } }))
  ]).toEqual([
    [10, 11, 12, 14, 16, 18, 20, 24, 36],
    [1, 1.5, 1.75, 2, 3, 4, 5],
    [5, 10, 15, 20, 25],
    [5, 10, 15, 20, 25]
  ])
})

test('a document may be only so large and so deep, and a hostile one costs no stack', () => {
  const many = (count: number) => Array.from({ length: count }, () => paragraph('a'))
  expect(isAccepted(...many(documentLimits.blocks))).toBe(true)
  expect(isAccepted(...many(documentLimits.blocks + 1))).toBe(false)
  expect(isAccepted(paragraph('图'.repeat(333_000)))).toBe(true)
  expect(isAccepted(paragraph('图'.repeat(334_000)))).toBe(false)
  const nested = (depth: number) => {
    let node: RichNode = 'a'
    for (let level = 0; level < depth; level += 1) node = { tag: 'em', children: [node] }
    return paragraph(node)
  }
  expect(isAccepted(nested(20))).toBe(true)
  expect(isAccepted(nested(100_000))).toBe(false)
  expect(v.safeParse(blockDocumentSchema, { blocks: [{}] }).issues).toMatchObject([{ message: 'field_blocks', path: undefined }])
})

test('the length of a text counts UTF-16 units without tabs and line breaks, and one for each line, picture and player', () => {
  const picture: Block = { type: 'image', src: '/a.png', alt: '不计', caption: ['题'] }
  const counted: [Block, number][] = [
    [paragraph('图😀'), 3],
    [{ type: 'code', text: 'a\tb\r\nc' }, 3],
    [{ type: 'delimiter' }, 1],
    [picture, 2],
    [paragraph({ tag: 'img', src: '/a.png', alt: '', children: [] }), 1],
    [{ type: 'video', src: '/a.mp4', caption: [] }, 1],
    [{ type: 'music', src: '/a.mp3', caption: ['曲'] }, 2]
  ]
  for (const [block, count] of counted) expect([block, characterCountOf({ blocks: [block] })]).toEqual([block, count])
  expect(characterCountOf({ blocks: counted.map(([block]) => block) })).toBe(13)
})

test('the words of different blocks are on different lines', () => {
  expect(plainTextOf(richTextOfBlocks({ blocks: [paragraph('一', { tag: 'strong', children: ['二'] }), paragraph('三')] }))).toBe(
    '一二\n三'
  )
})
