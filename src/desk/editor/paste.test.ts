import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { type Block, blockDocumentSchema, brokenImage } from '~/contract/blocks'
import type { RichNode } from '~/contract/rich-text'
import { gridOf } from '~/contract/tables'
import { parsedHtml } from '../../../tests/support/parsed-html'
import { blocksOfHtml, blocksOfText } from './paste'

const pasted = (html: string): Block[] => blocksOfHtml(parsedHtml(html)).blocks
const fixture = (name: string) => readFileSync(new URL(`../../../tests/support/clipboard/${name}.html`, import.meta.url), 'utf8')
const item = (...text: RichNode[]) => ({ text, items: [] })
const strong = (text: string) => ({ tag: 'strong', children: [text] })

test('Word: headings, formats, links, lists with their levels, and merged cells, without its markup', () => {
  const blocks = pasted(fixture('word'))
  const link = { tag: 'a', href: 'https://example.com/report?a=1&b=2', children: ['报告'] }
  expect(blocks).toMatchObject([
    { type: 'heading', level: 2, text: ['2026年产品路线图'] },
    {
      type: 'paragraph',
      text: [
        '图数据库在',
        { tag: 'strong', children: ['反欺诈'] },
        ' 场景的',
        { tag: 'em', children: ['多跳'] },
        '查询，参见',
        link,
        '。'
      ]
    },
    { type: 'list', isOrdered: false, items: [{ text: ['分区存储'], items: [item('跨分区边')] }, item('副本')] },
    { type: 'paragraph', text: ['步骤：'] },
    { type: 'list', isOrdered: true, items: [item('导入数据'), item('运行查询')] },
    {
      type: 'table',
      rows: [
        [{ text: [strong('版本')], colSpan: 2 }, { text: ['说明'] }],
        [{ text: ['单机'], rowSpan: 2 }, { text: ['免费'] }, { text: ['第一行', { tag: 'br' }, '第二行'] }],
        [{ text: ['收费'] }, { text: [] }]
      ]
    }
  ])
  expect(v.is(blockDocumentSchema, { blocks })).toBe(true)
})

test('alignment is taken over as UEditor, Word and old pages write it, also from what is around a text', () => {
  const paragraph = (text: string, align?: 'center' | 'right') => ({
    type: 'paragraph',
    text: [text],
    ...(align && { layout: { align } })
  })
  expect(
    pasted(
      '<p style="text-align: center;">一</p><h2 align="RIGHT">二</h2><p style="text-align: justify">三</p>' +
        '<div style="text-align:right !important">四<p>五</p><p style="text-align:left">六</p></div>' +
        '<center><p>七</p><ul><li>项</li></ul></center><blockquote style="text-align:center">八</blockquote><p>九</p>'
    )
  ).toEqual([
    paragraph('一', 'center'),
    { type: 'heading', level: 2, text: ['二'], layout: { align: 'right' } },
    paragraph('三'),
    paragraph('四', 'right'),
    paragraph('五', 'right'),
    paragraph('六'),
    paragraph('七', 'center'),
    { type: 'list', isOrdered: false, items: [item('项')] },
    { type: 'quote', text: ['八'], layout: { align: 'center' } },
    paragraph('九')
  ])
})

test('WPS: formats in styles, and lists that are numbered in Chinese', () => {
  expect(pasted(fixture('wps'))).toEqual([
    {
      type: 'paragraph',
      text: [
        { tag: 'strong', children: [{ tag: 'strong', children: ['一次查询'] }] },
        { tag: 'u', children: ['三跳以内'] }
      ]
    },
    { type: 'list', isOrdered: true, items: [item('建模'), item('装载')] },
    {
      type: 'paragraph',
      text: ['H', { tag: 'sub', children: ['2'] }, 'O，x', { tag: 'sup', children: ['2'] }]
    }
  ])
})

test('Excel: a table with its merged cells', () => {
  expect(pasted(fixture('excel'))).toMatchObject([
    {
      type: 'table',
      rows: [
        [{ text: ['地区'] }, { text: ['2024'] }, { text: ['2025'] }],
        [{ text: ['华东'] }, { text: ['12'] }, { text: ['15.5'] }],
        [{ text: ['华北'] }, { text: ['8'], colSpan: 2 }]
      ]
    }
  ])
})

test('web pages: blocks out of their containers, and nothing of what is no text', () => {
  const html = `<div><nav>导航</nav><h3>标题</h3>文字<div>一<p>二<br>三</p></div><script>x</script>
    <ul><li>甲<ol><li>乙</li></ol></li><ul><li>丙</li></ul></ul><blockquote><p>引</p><p>用</p></blockquote>
    <pre>a\n  b</pre><hr><b style="font-weight:normal"><p>四</p></b><button>按钮</button></div>`
  const br = { tag: 'br', children: [] }
  expect(pasted(html)).toEqual([
    { type: 'paragraph', text: ['导航'] },
    { type: 'heading', level: 3, text: ['标题'] },
    { type: 'paragraph', text: ['文字'] },
    { type: 'paragraph', text: ['一'] },
    { type: 'paragraph', text: ['二', br, '三'] },
    { type: 'list', isOrdered: false, items: [{ text: ['甲'], items: [item('乙'), item('丙')] }] },
    { type: 'quote', text: ['引', br, '用'] },
    { type: 'code', text: 'a\n  b' },
    { type: 'delimiter' },
    { type: 'paragraph', text: ['四'] }
  ])
})

test('code keeps its blank lines, as text, with breaks, and as a box for each line', () => {
  const code = { type: 'code', text: 'def a():\n    x\n\n\ndef b():' }
  const lines = code.text.split('\n')
  const boxes = (empty: string) => lines.map((line) => (line === '' ? empty : `<div>${line}</div>`)).join('')
  const editor = (content: string) => `<div style="font-family: Menlo; white-space: pre">${content}</div>`
  const forms = [
    `<pre>${code.text}</pre>`,
    `<pre><code>${code.text}\n</code></pre>`,
    `<pre>${lines.map((line) => `<span>${line}</span>`).join('\n')}</pre>`,
    `<pre>${lines.join('<br>')}</pre>`,
    `<pre>${boxes('<div><br></div>')}</pre>`,
    `<pre><code>${boxes('<div></div>')}</code></pre>`,
    `<pre><ol>${lines.map((line) => `<li>${line}</li>`).join('')}</ol></pre>`,
    editor(boxes('<br>')),
    editor(`<div>${boxes('<div><br></div>')}<div><br></div></div>`)
  ]
  for (const form of forms) expect(pasted(form), form).toEqual([code])
})

test('an ordered list that goes on after a paragraph keeps its number, as lists of one item each become one list', () => {
  const word = (number: number, text: string) =>
    `<p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>${number}.&nbsp;</span>${text}</p>`
  const list = (start: number | undefined, ...texts: string[]) => ({
    type: 'list',
    isOrdered: true,
    ...(start !== undefined && { start }),
    items: texts.map((text) => item(text))
  })
  const between = { type: 'paragraph', text: ['说明'] }
  const expected = [list(undefined, '一', '二'), between, list(3, '三', '四')]
  expect(
    pasted('<ol><li>一</li><li>二</li></ol><p>说明</p><ol start="3"><li>三</li></ol><ol start="4"><li>四</li></ol>')
  ).toEqual(expected)
  expect(pasted('<ol><li>一</li><li>二</li></ol><p>说明</p><ol><li value="3">三</li><li>四</li></ol>')).toEqual(expected)
  expect(pasted(`${word(1, '一')}${word(2, '二')}<p>说明</p>${word(3, '三')}${word(4, '四')}`)).toEqual(expected)
  expect(pasted('<ul start="3"><li>一</li></ul><ol start="-2"><li>二</li></ol>')).toEqual([
    { type: 'list', isOrdered: false, items: [item('一')] },
    list(undefined, '二')
  ])
})

test('an image shows the placeholder until its address, which may be http, was fetched', () => {
  // Browsers have no `randomUUID` on plain http, as in a trial in an intranet.
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const { blocks, images } = blocksOfHtml(
    parsedHtml('<p>前<img src="http://a.example/b.png" alt="图">后</p><img src="file:///c.png">')
  )
  expect(blocks).toMatchObject([
    { type: 'paragraph', text: ['前'] },
    { type: 'image', src: expect.stringContaining(`${brokenImage}#`), alt: '图' },
    { type: 'paragraph', text: ['后'] },
    { type: 'image', src: brokenImage }
  ])
  expect([...images.values()]).toEqual(['http://a.example/b.png'])
})

const tableOf = (rows: number, columns: number) =>
  `<table>${Array.from({ length: rows }, (_, row) => `<tr>${Array.from({ length: columns }, (_, column) => `<td>${row}.${column}</td>`).join('')}</tr>`).join('')}</table>`

test('a table with more than 100 rows becomes several, one with more than 20 columns becomes lines; nothing is lost', () => {
  const long = pasted(tableOf(250, 3))
  expect(long.map((block) => block.type === 'table' && block.rows.length)).toEqual([100, 100, 50])
  expect(JSON.stringify(long)).toContain('249.2')
  const wide = pasted(tableOf(2, 21))
  expect(wide.map(({ type }) => type)).toEqual(['paragraph', 'paragraph'])
  expect(JSON.stringify(wide)).toContain('1.20')
  for (const blocks of [long, wide]) expect(v.is(blockDocumentSchema, { blocks })).toBe(true)
})

test('spans that overlap or reach beyond the table are cut, so that the table is complete', () => {
  const [table] = pasted('<table><tr><td colspan=3 rowspan=9>a</td></tr><tr><td>b</td><td colspan=2>c</td></tr><tr></tr></table>')
  expect(table?.type === 'table' && gridOf(table.rows)).toBeTruthy()
})

test('plain text becomes a paragraph for each line', () => {
  expect(blocksOfText('一\r\n\r\n二\t三\n')).toEqual([
    { type: 'paragraph', text: ['一'] },
    { type: 'paragraph', text: ['二\u00a0\u00a0\u00a0\u00a0三'] }
  ])
  expect(blocksOfText(' ')).toEqual([{ type: 'paragraph', text: [' '] }])
  for (const nothing of ['', ' \n ']) expect(blocksOfText(nothing)).toEqual([])
})

test('a link around blocks goes to their first words, and one without words is counted', () => {
  const link = (text: string) => ({ tag: 'a' as const, href: 'https://x.example/', children: [text] })
  const read = (html: string) => blocksOfHtml(parsedHtml(html))
  const around = (content: string, href = 'https://x.example/') => `<a href="${href}">${content}</a>`
  expect(read(around('<h2>题</h2><p>文</p>')).blocks).toEqual([
    { type: 'heading', level: 2, text: [link('题')] },
    { type: 'paragraph', text: ['文'] }
  ])
  expect(read(`<p>${around('<img src="https://x.example/a.png" alt="图">题')}</p>`).blocks).toMatchObject([
    { type: 'image' },
    { type: 'paragraph', text: [link('题')] }
  ])
  expect(read(around('<ul><li>一</li><li>二</li></ul>')).blocks).toMatchObject([{ items: [item(link('一')), item('二')] }])
  expect(read(around('<table><tr><td></td><td>格</td></tr></table>')).blocks).toMatchObject([
    { rows: [[{ text: [] }, { text: [link('格')] }]] }
  ])
  expect(read(around('<p>题</p>', 'http://x.example/')).blocks).toEqual([{ type: 'paragraph', text: ['题 (http://x.example/)'] }])
  const picture = '<img src="https://x.example/a.png" alt="图">'
  const figure = `<figure>${around(picture)}<figcaption>说明</figcaption></figure>`
  for (const html of [`<p>${around(picture)}</p>`, around(picture, 'http://x.example/'), figure, around('<pre>x</pre>')])
    expect(read(html)).toMatchObject({ lost: new Map([['link', 1]]), plainLinks: 0 })
  expect(read(around(picture, '#top')).lost.size).toBe(0)
})

test('the caption of a table is a paragraph before it', () => {
  expect(pasted('<table><caption>表1 <b>标题</b></caption><tr><td>格</td></tr></table>')).toMatchObject([
    { type: 'paragraph', text: ['表1 ', strong('标题')] },
    { type: 'table', rows: [[{ text: ['格'] }]] }
  ])
})

test('an element that is named as a property of every object is read for its text', () => {
  expect(pasted('<constructor>甲</constructor><p>乙</p>')).toEqual([
    { type: 'paragraph', text: ['甲'] },
    { type: 'paragraph', text: ['乙'] }
  ])
})
