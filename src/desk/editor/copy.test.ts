import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Block } from '~/contract/blocks'
import { anyDocument } from '../../../tests/support/block-values'
import { parsedHtml } from '../../../tests/support/parsed-html'
import { htmlOfBlocks, readBlocks, writeBlocks } from './copy'
import { blocksOfHtml } from './paste'

const origin = { address: 'https://galaxy.example', colorOf: () => 'rgb(0, 0, 255)' }

const copied = (blocks: readonly Block[]) => {
  const types = new Map<string, string>()
  writeBlocks({ setData: (type, data) => types.set(type, data) }, blocks, origin)
  return { getData: (type: string) => types.get(type) ?? '' }
}

test('blocks of any kind come back as they were copied', () => {
  fc.assert(
    fc.property(anyDocument, ({ blocks }) => {
      expect(readBlocks(copied(blocks))).toEqual(blocks)
    }),
    { numRuns: 200 }
  )
})

test('what is no text of ours is not read as one', () => {
  const holding = (data: string) => ({ getData: () => data })
  for (const data of ['', 'x', '{}', '{"blocks":[{"type":"paragraph","text":[{"tag":"script","children":[]}]}]}'])
    expect(readBlocks(holding(data))).toBeUndefined()
})

/** Content that other programs can hold and return unchanged. */
const document: Block[] = [
  { type: 'heading', level: 2, text: ['标题'] },
  {
    type: 'paragraph',
    text: [
      '一 < 二 & ',
      { tag: 'strong', children: ['粗'] },
      { tag: 'span', color: 'blue', size: 18, children: ['蓝'] },
      { tag: 'a', href: 'https://example.com/?a=1&b="2"', children: ['链接'] }
    ],
    layout: { lineHeight: 2, indent: true, align: 'right' }
  },
  {
    type: 'list',
    isOrdered: true,
    start: 3,
    items: [
      { text: ['甲'], items: [{ text: ['乙'], items: [] }] },
      { text: ['丙'], items: [] }
    ],
    layout: { lineHeight: 2 }
  },
  { type: 'quote', text: ['引', { tag: 'br', children: [] }, '用'], layout: { align: 'center' } },
  { type: 'code', syntax: 'cypher', text: 'MATCH (n)\n  RETURN n <> 1' },
  { type: 'delimiter' },
  {
    type: 'table',
    hasHeaderRow: true,
    hasHeaderColumn: false,
    widths: [],
    rows: [[{ text: ['合并'], colSpan: 2 }], [{ text: ['1'] }, { text: ['2'] }]]
  }
]

test('as HTML, headings, lists, code and merged cells are whole', () => {
  expect(blocksOfHtml(parsedHtml(htmlOfBlocks(document, origin))).blocks).toEqual(document)
})

test('as HTML, code keeps every line but an empty last one', () => {
  const lines = fc.array(fc.constantFrom('', ' ', 'a', '  b <c> &amp;'), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(lines, (written) => {
      const code = (text: string): Block[] => [{ type: 'code', text }]
      const text = written.join('\n')
      expect(blocksOfHtml(parsedHtml(htmlOfBlocks(code(text), origin))).blocks).toEqual(code(text.replace(/\n$/, '')))
    })
  )
})

test('as HTML, media have whole addresses, a chart is its table, and a player a link for who shows none', () => {
  const html = htmlOfBlocks(
    [
      { type: 'image', src: '/api/main/file/open/a.webp', alt: '图"一"', caption: ['题注'] },
      {
        type: 'chart',
        kind: 'line',
        rows: [
          ['', '2024'],
          ['华东', '12']
        ],
        caption: ['增长']
      },
      { type: 'video', src: 'media/video/20261123/1795421900123k3x9qd.mp4', caption: ['演示'] },
      { type: 'attachments', files: [{ src: '/a.pdf', name: 'a.pdf', bytes: 1000 }] }
    ],
    origin
  )
  expect(html).toContain(
    '<img src="https://galaxy.example/api/main/file/open/a.webp" alt="图&quot;一&quot;"><figcaption>题注</figcaption>'
  )
  expect(html).toContain('<th scope="row">华东</th><td>12</td>')
  expect(html).toContain(
    '<a href="https://galaxy.example/api/main/file/media/video/20261123/1795421900123k3x9qd.mp4">演示</a></video>'
  )
  expect(html).toContain('<a href="https://galaxy.example/a.pdf">a.pdf</a>')
})

test('as words, cells are apart by tabs', () => {
  expect(copied(document).getData('text/plain')).toContain('合并\n1\t2')
})
