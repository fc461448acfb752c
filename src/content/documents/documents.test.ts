import { expect, test } from 'vitest'
import { locales } from '~/contract/locale'
import { loadDocument } from './index'
import { accountsSharingDevice, devicesOfAccount, recipientsOfSharing, transfersBack } from './queries'
import { hops, ring, start, transfers } from './transfers'
import type { Block, DocumentContent } from './types'

async function load(locale: (typeof locales)[number]): Promise<DocumentContent> {
  const content = await loadDocument(1, locale)
  if (!content) throw new Error('document 1 is not published')
  return content
}

/** What must not differ between languages: kinds, anchors, code, and the size of lists and tables. */
function structure(block: Block): unknown {
  switch (block.kind) {
    case 'heading':
      return [block.kind, block.id]
    case 'code':
      return [block.kind, block.language, block.code]
    case 'list':
      return [block.kind, block.items.length]
    case 'links':
      return [block.kind, block.items.map((item) => item.to)]
    case 'table':
      return [block.kind, block.columns.length, block.rows.map((row) => row.length)]
    case 'figure':
      return [block.kind, block.drawing.width, block.drawing.height, block.legend.map((entry) => entry.mark)]
    default:
      return [block.kind]
  }
}

test('both languages have the same blocks in the same order', async () => {
  const [chinese, english] = await Promise.all([load('zh-CN'), load('en-US')])
  expect(english.blocks.map(structure)).toEqual(chinese.blocks.map(structure))
})

test.each(locales)('links within the page lead to its headings, and no two headings share an anchor (%s)', async (locale) => {
  const { blocks } = await load(locale)
  const anchors = blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []))
  expect(new Set(anchors).size).toBe(anchors.length)
  const targets = blocks.flatMap((block) =>
    block.kind === 'links' ? block.items.flatMap(({ to }) => ('section' in to ? [to.section] : [])) : []
  )
  expect(anchors).toEqual(expect.arrayContaining(targets))
})

test.each(locales)('every row of a table has a cell for each column (%s)', async (locale) => {
  const { blocks } = await load(locale)
  for (const block of blocks) {
    if (block.kind !== 'table') continue
    for (const row of block.rows) expect(row).toHaveLength(block.columns.length)
  }
})

test.each(locales)(
  'the document says that its data is illustrative and its notation is not the product’s (%s)',
  async (locale) => {
    const { blocks } = await load(locale)
    const notes = blocks.flatMap((block) => (block.kind === 'note' ? [block.title + block.text] : []))
    expect(notes.some((note) => /示意数据|Illustrative data/.test(note))).toBe(true)
    expect(notes.some((note) => /ISO\/IEC 39075.*(不是Galaxy的查询语法|not the query syntax of Galaxy)/.test(note))).toBe(true)
  }
)

test('an id that is not published has no document', () => {
  expect(loadDocument(2, 'zh-CN')).toBeUndefined()
  expect(loadDocument(0, 'en-US')).toBeUndefined()
})

test('each hop reaches what the data says', () => {
  expect(hops()).toEqual({ devices: ['D1'], sharing: ['A2', 'A3'], recipients: ['A4', 'A6'] })
})

test('the ring is found within its limit of transfers, and not where money does not come back', () => {
  expect(ring('A2', 4)).toEqual(['A2', 'A4', 'A5', 'A2'])
  expect(ring('A2', 2)).toEqual([])
  expect(ring('A3', 4)).toEqual([])
  expect(transfers.some((row) => row.from === start)).toBe(false)
})

test('the queries ask about the account that the text starts from', () => {
  for (const query of [devicesOfAccount, accountsSharingDevice, recipientsOfSharing]) expect(query).toContain(`code: '${start}'`)
  expect(transfersBack).toContain("code: 'A2'")
})
