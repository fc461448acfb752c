import { expect, test } from 'vitest'
import type { Block } from '~/contract/blocks'
import { entryDefinitions } from '~/contract/entry-kinds'
import { isChinese, untranslatedOf } from './untranslated'

test.each([
  ['产品路线图 2026', true],
  ['Galaxy 图数据库 5.2 发布', true],
  ['The graph database 图数据库 stores edges beside vertices', false],
  ['Release 5.2', false],
  ['2026-03-31', false],
  ['', false]
])('«%s» is Chinese: %s', (text, expected) => expect(isChinese(text)).toBe(expected))

test('names the fields and counts the blocks that are not translated, alternative texts among them', () => {
  const blocks: Block[] = [
    { type: 'heading', level: 2, text: ['标题'] },
    { type: 'paragraph', text: ['A paragraph'] },
    { type: 'list', isOrdered: false, items: [{ text: ['一项'], items: [] }] },
    { type: 'image', src: '/media/图.png', alt: '一张图', caption: [] },
    { type: 'image', src: '/media/图.png', alt: 'A numbat', caption: [] }
  ]
  const fields = { title: '发布', summary: 'What is new', cover: '/media/图.png', coverAlt: '一张图' }
  const found = untranslatedOf(entryDefinitions.news, { fields, text: { blocks } })
  expect(found.fields.map(({ name }) => name)).toEqual(['title', 'coverAlt'])
  expect(found.blocks).toBe(3)
})
