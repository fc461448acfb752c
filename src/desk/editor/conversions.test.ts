import { expect, test } from 'vitest'
import type { Block, Table } from '~/contract/blocks'
import { chartOfTable, convertedTo, isEmptyBlock, tableOfChart } from './conversions'

const br = { tag: 'br' as const, children: [] }
const item = (text: string, ...inner: string[]) => ({ text: [text], items: inner.map((words) => ({ text: [words], items: [] })) })

test('a text becomes another kind with all its words', () => {
  const paragraph: Block = { type: 'paragraph', text: ['一', br, '二'] }
  expect(convertedTo(paragraph, 'bulleted')).toEqual([{ type: 'list', isOrdered: false, items: [item('一'), item('二')] }])
  expect(convertedTo(paragraph, 'heading3')).toEqual([{ type: 'heading', level: 3, text: ['一', br, '二'] }])
  expect(convertedTo(paragraph, 'code')).toEqual([{ type: 'code', text: '一\n二' }])
  expect(convertedTo({ type: 'code', text: 'a\n\nb' }, 'paragraph')).toEqual([{ type: 'paragraph', text: ['a', br, br, 'b'] }])
  const list: Block = { type: 'list', isOrdered: false, items: [item('甲', '乙'), item('丙')] }
  expect(convertedTo(list, 'numbered')).toEqual([{ ...list, isOrdered: true }])
  expect(convertedTo({ ...list, isOrdered: true, start: 3 }, 'bulleted')).toEqual([list])
  expect(convertedTo(list, 'paragraph')).toEqual(['甲', '乙', '丙'].map((words) => ({ type: 'paragraph', text: [words] })))
})

test('a text keeps its layout as another kind, except as code', () => {
  const layout = { align: 'center', lineHeight: 2 } as const
  for (const kind of ['heading2', 'paragraph'] as const)
    expect(convertedTo({ type: 'quote', text: ['一'], layout }, kind)).toMatchObject([{ layout }])
  expect(convertedTo({ type: 'list', isOrdered: true, items: [item('甲'), item('乙')], layout }, 'paragraph')).toMatchObject([
    { layout },
    { layout }
  ])
  // Lists are not aligned.
  const [list] = convertedTo({ type: 'paragraph', text: ['一'], layout }, 'numbered') ?? []
  expect(list).toMatchObject({ type: 'list', layout: { lineHeight: 2 } })
  expect(convertedTo({ type: 'quote', text: ['一'], layout: { align: 'right' } }, 'bulleted')?.[0]).not.toHaveProperty('layout')
  expect(convertedTo({ type: 'quote', text: ['一'], layout }, 'code')).toEqual([{ type: 'code', text: '一' }])
})

test('what is no text, or is of the kind already, stays', () => {
  expect(convertedTo({ type: 'delimiter' }, 'quote')).toBeUndefined()
  expect(convertedTo({ type: 'quote', text: ['a'] }, 'quote')).toBeUndefined()
  expect([isEmptyBlock({ type: 'paragraph', text: [] }), isEmptyBlock({ type: 'quote', text: [] })]).toEqual([true, false])
})

const table = (
  changes: Partial<Table> = {},
  rows = [
    ['', '2024'],
    ['华东', '12']
  ]
): Table => ({
  type: 'table',
  hasHeaderRow: true,
  hasHeaderColumn: true,
  widths: [],
  rows: rows.map((row) => row.map((words) => ({ text: words === '' ? [] : [words] }))),
  ...changes
})

test('a table with both headings and numbers becomes a chart, and the same table again', () => {
  const chart = chartOfTable(table(), 'bar')
  expect(chart).toEqual({
    type: 'chart',
    kind: 'bar',
    rows: [
      ['', '2024'],
      ['华东', '12']
    ],
    caption: []
  })
  expect(chart && tableOfChart(chart)).toEqual(table())
})

test('empty rows at the end of a table are not drawn', () => {
  const rows = [
    ['', '2024'],
    ['华东', '12']
  ]
  expect(chartOfTable(table({}, [...rows, ['', ''], ['', '']]), 'line')?.rows).toEqual(rows)
  expect(chartOfTable(table({}, [...rows, ['', ''], ['华北', '7']]), 'line')).toBeUndefined()
})

test.each([
  ['without a header row', table({ hasHeaderRow: false })],
  ['without a header column', table({ hasHeaderColumn: false })],
  [
    'with a word',
    table({}, [
      ['', 'a'],
      ['b', 'c']
    ])
  ],
  ['with a merged cell', table({ rows: [[{ text: ['a'], colSpan: 2 }], [{ text: ['b'] }, { text: ['1'] }]] })],
  ['of one row', table({}, [['', 'a']])]
])('a table %s becomes no chart', (_, given) => {
  expect(chartOfTable(given, 'line')).toBeUndefined()
})
