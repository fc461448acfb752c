import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { richTextOfBlocks } from '~/contract/block-tree'
import type { Block } from '~/contract/blocks'
import { RichText } from './rich-text'

const rendered = (...blocks: Block[]) => {
  const html = renderToString(<RichText text={richTextOfBlocks({ blocks })} />)
  return html.replaceAll(/<!--.*?-->/g, '').replace(/^<div class="rich-text">(.*)<\/div>$/, '$1')
}

test('markup in a text is escaped', () => {
  expect(rendered({ type: 'paragraph', text: ['<img src=x onerror=alert(1)>'] })).toBe(
    '<p>&lt;img src=x onerror=alert(1)&gt;</p>'
  )
})

test('formats of an author become classes, because the policy allows no style attributes', () => {
  const text = [{ tag: 'span', color: 'blue', size: 18, children: ['图'] }] as const
  const layout = { lineHeight: 1.75, spaceBefore: 5, spaceAfter: 25, indent: true, align: 'center' } as const
  expect(rendered({ type: 'paragraph', text: text.map((node) => ({ ...node, children: [...node.children] })), layout })).toBe(
    '<p class="lines-175 before-5 after-25 indented align-center"><span class="text-blue text-18">图</span></p>'
  )
})

test('a continued ordered list keeps its start, and a list within it starts at one', () => {
  const items = [{ text: ['三'], items: [{ text: ['内'], items: [] }] }]
  expect(rendered({ type: 'list', isOrdered: true, start: 3, items })).toBe('<ol start="3"><li>三<ol><li>内</li></ol></li></ol>')
})

test('a table has a head, scopes, merged cells and widths, and scrolls', () => {
  const cell = (words: string) => ({ text: [words] })
  const html = rendered({
    type: 'table',
    hasHeaderRow: true,
    hasHeaderColumn: true,
    widths: [120, 0],
    rows: [
      [cell('a'), cell('b'), cell('c')],
      [
        { ...cell('d'), rowSpan: 2 },
        { ...cell('e'), colSpan: 2 }
      ],
      [cell('f'), cell('g')]
    ]
  })
  expect(html).toContain('<section tabindex="0" class="rich-table" aria-label="表格">')
  expect(html).toContain('<colgroup><col width="120"/><col/></colgroup>')
  expect(html).toContain('<thead><tr><th scope="col">a</th><th scope="col">b</th><th scope="col">c</th></tr></thead>')
  expect(html).toContain('<tr><th scope="row" rowSpan="2">d</th><td colSpan="2">e</td></tr><tr><td>f</td><td>g</td></tr>')
})

test('a header of two rows stays together, because no cell reaches out of its group of rows', () => {
  const cell = (words: string) => ({ text: [words] })
  const html = rendered({
    type: 'table',
    hasHeaderRow: true,
    hasHeaderColumn: false,
    widths: [],
    rows: [
      [
        { ...cell('版本'), rowSpan: 2 },
        { ...cell('上限'), colSpan: 2 }
      ],
      [cell('最小'), cell('最大')],
      [cell('先锋版'), cell('1'), cell('2')]
    ]
  })
  expect(html).toContain(
    '<thead><tr><th scope="col" rowSpan="2">版本</th><th scope="col" colSpan="2">上限</th></tr>' +
      '<tr><th scope="col">最小</th><th scope="col">最大</th></tr></thead><tbody><tr><td>先锋版</td>'
  )
})

test('a bar chart has room for the name of each row', () => {
  const rows = [['行业', '客户'], ...Array.from({ length: 40 }, (_, index) => [`行业${index}`, '1'])]
  const html = rendered({ type: 'chart', kind: 'bar', rows, caption: [] })
  const [, height = '0'] = /viewBox="0 0 640 (\d+)"/.exec(html) ?? []
  const positions = [...html.matchAll(/<text x="124" y="([\d.]+)"/g)].map(([, y]) => Number(y))
  expect(positions).toHaveLength(40)
  expect(positions.every((y, index) => index === 0 || y - (positions[index - 1] ?? 0) >= 20)).toBe(true)
  expect(Math.max(...positions)).toBeLessThan(Number(height))
})

test('dates and codes in table cells stay on one line, also within a format', () => {
  const strong = { tag: 'strong' as const, children: ['2026/03/31'] }
  const rows = [[{ text: ['2026-03-31起', strong] }, { text: ['SKU-GX-01, zh-CN, 10–20%'] }, { text: ['a well-known term'] }]]
  const html = rendered(
    { type: 'table', hasHeaderRow: false, hasHeaderColumn: false, widths: [], rows },
    { type: 'paragraph', text: ['2026-03-31'] }
  )
  const unbrokenMarkup = (value: string) => `<bdi class="unbroken">${value}</bdi>`
  expect(html).toContain(`<td>${unbrokenMarkup('2026-03-31')}起<strong>${unbrokenMarkup('2026/03/31')}</strong></td>`)
  expect(html).toContain(`<td>${unbrokenMarkup('SKU-GX-01')}, ${unbrokenMarkup('zh-CN')}, ${unbrokenMarkup('10–20')}%</td>`)
  expect(html).toContain('<td>a well-known term</td>')
  expect(html).toContain('<p>2026-03-31</p>')
})

test('a chart is drawn by the server, with its table for screen readers', () => {
  const rows = [
    ['', '2024', '2025'],
    ['华东', '12', '15'],
    ['华北', '8', '9.5']
  ]
  for (const kind of ['line', 'labeledLine', 'area', 'bar', 'column', 'pie'] as const) {
    const html = rendered({ type: 'chart', kind, rows, caption: ['题注'] })
    expect(html).toContain('aria-hidden="true"')
    expect(html).toContain('<summary>图表数据</summary>')
    expect(html).toContain('<th scope="row">华北</th><td>8</td><td>9.5</td>')
    expect(html).toContain('<figcaption>题注</figcaption>')
    expect(html).not.toMatch(/NaN|undefined| style=/)
  }
})

test('players have a size and controls, and load nothing before they are used', () => {
  const [src, poster] = ['media/video/20261123/1795421900123k3x9qd.mp4', 'media/image/20261123/1795421900123k3x9qd.webp']
  expect(rendered({ type: 'video', src, poster, caption: ['演示'] })).toBe(
    `<figure><video src="/api/main/file/${src}" width="420" height="280" poster="/api/main/file/${poster}" aria-label="演示" controls="" preload="none"></video><figcaption>演示</figcaption></figure>`
  )
  expect(rendered({ type: 'music', src: '/a.mp3', caption: [] })).toContain('<audio src="/a.mp3" controls="" preload="none">')
})

test('attachments are download links with name, type and size', () => {
  const src = 'media/file/20261123/1795421900123k3x9qd.pdf'
  expect(rendered({ type: 'attachments', files: [{ src, name: '白皮书.pdf', bytes: 1_234_000 }] })).toBe(
    `<ul><li><a href="/api/main/file/${src}" download="白皮书.pdf">白皮书.pdf</a> <span class="text-muted">(PDF, 1.2 MB)</span></li></ul>`
  )
})
