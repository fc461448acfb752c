import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { type Block, blockDocumentSchema } from '~/contract/blocks'
import type { RichElement, RichNode } from '~/contract/rich-text'
import { anyDocument } from '../../../tests/support/block-values'
import {
  formatsOfBlocks,
  withFormat,
  withImages,
  withLayout,
  withLink,
  withListStart,
  withoutFormats,
  withStyle
} from './block-formats'
import { formats } from './formats'

const paragraph = (...text: RichNode[]): Block => ({ type: 'paragraph', text })
const strong = (...children: RichNode[]): RichElement => ({ tag: 'strong', children })

test('a format covers every line of a block once, and goes from all of them', () => {
  const list: Block = {
    type: 'list',
    isOrdered: false,
    items: [{ text: ['一', strong('二')], items: [{ text: ['三'], items: [] }] }]
  }
  const bold = withFormat(list, 'bold', true)
  expect(bold).toEqual({ ...list, items: [{ text: [strong('一二')], items: [{ text: [strong('三')], items: [] }] }] })
  expect(formatsOfBlocks([bold])).toEqual(new Set(['bold']))
  expect(formatsOfBlocks([bold, paragraph('四')])).toEqual(new Set())
  expect(withFormat(bold, 'bold', false)).toMatchObject({ items: [{ text: ['一二'] }] })
})

test('a color or size takes the place of the one before, and leaves the other', () => {
  const blue = withStyle(paragraph('一', { tag: 'span', color: 'danger', size: 18, children: ['二'] }), { color: 'blue' })
  expect(blue).toEqual(paragraph({ tag: 'span', color: 'blue', children: ['一', { tag: 'span', size: 18, children: ['二'] }] }))
  expect(withStyle(withStyle(blue, { color: undefined }), { size: undefined })).toEqual(paragraph('一二'))
})

test('a link covers the words of a block, and clearing formats leaves it', () => {
  const linked = withLink(paragraph('一', { tag: 'a', href: '/news', children: ['二'] }), 'https://example.com/')
  expect(linked).toEqual(paragraph({ tag: 'a', href: 'https://example.com/', children: ['一二'] }))
  expect(withoutFormats(withFormat(linked, 'italic', true))).toEqual(linked)
  expect(withLink(linked, '')).toEqual(paragraph('一二'))
})

test('a block without a layout stays as it is', () => {
  const line: Block = { type: 'delimiter' }
  expect(withLayout(line, { indent: true })).toBe(line)
  expect(withLayout(paragraph('一'), { indent: true })).toEqual({ ...paragraph('一'), layout: { indent: true } })
  expect(withLayout({ type: 'paragraph', text: ['一'], layout: { indent: true } }, { indent: false })).toEqual(paragraph('一'))
  const centered = withLayout({ type: 'paragraph', text: ['一'], layout: { indent: true } }, { align: 'center' })
  expect(centered).toEqual({ ...paragraph('一'), layout: { indent: true, align: 'center' } })
  expect(withLayout(centered, { align: undefined, indent: false })).toEqual(paragraph('一'))
  const list: Block = { type: 'list', isOrdered: false, items: [{ text: ['一'], items: [] }] }
  expect(withLayout(list, { align: 'center' })).toEqual(list)
})

test('an ordered list begins with another number, of which 1 needs no mention', () => {
  const list = { type: 'list', isOrdered: true, items: [{ text: ['甲'], items: [] }] } as const satisfies Block
  expect(withListStart(list, 5)).toEqual({ ...list, start: 5 })
  expect(withListStart({ ...list, start: 5 }, 1)).toEqual(list)
  const bulleted: Block = { ...list, isOrdered: false }
  expect(withListStart(bulleted, 5)).toBe(bulleted)
})

test('placeholders become images in blocks and lines, and blocks without any are the same', () => {
  const sources = new Map([['/broken-image.svg#1', '/a.png']])
  const image = { tag: 'img', src: '/broken-image.svg#1', alt: '', children: [] } as const
  expect(withImages(paragraph('一', { ...image, children: [] }), sources)).toMatchObject({ text: ['一', { src: '/a.png' }] })
  const other = paragraph('一')
  expect(withImages(other, sources)).toBe(other)
})

test('any text remains one that can be stored', () => {
  fc.assert(
    fc.property(anyDocument, fc.constantFrom(...formats), fc.boolean(), ({ blocks }, format, isOn) => {
      const changed = blocks.map((block) => withStyle(withFormat(block, format, isOn), { color: 'ok' }))
      expect(v.is(blockDocumentSchema, { blocks: changed })).toBe(true)
    }),
    { numRuns: 100 }
  )
})
