import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { type Block, blockDocumentSchema } from '~/contract/blocks'
import type { RichNode } from '~/contract/rich-text'
import { parsedHtml } from '../../../tests/support/parsed-html'
import { htmlOfMarkdown } from './markdown'
import { blocksOfHtml, blocksOfText, looksLikeMarkdown } from './paste'
import type { Pasted } from './paste-trail'

/* Expected blocks of the samples of `tests/support/clipboard`, which are reconstructed and not recorded. */

const read = (name: string) => readFileSync(new URL(`../../../tests/support/clipboard/${name}`, import.meta.url), 'utf8')

/** A text as lines that are easy to compare: an image is its address, a break a slash. */
const linesOf = ({ blocks, images }: Pick<Pasted, 'blocks' | 'images'>): string[] => {
  const words = (nodes: readonly RichNode[]): string =>
    nodes
      .map((node) => {
        if (typeof node === 'string') return node
        if (node.tag === 'br') return ' / '
        if (node.tag === 'img') return `[${images.get(node.src ?? '') ?? node.src}]`
        const inner = words(node.children)
        return node.tag === 'a' ? `${inner}<${node.href}>` : node.tag === 'span' ? inner : `${node.tag}(${inner})`
      })
      .join('')
  const line = (block: Block): string => {
    const layout = 'layout' in block && block.layout ? ` ${JSON.stringify(block.layout)}` : ''
    switch (block.type) {
      case 'heading':
        return `h${block.level} ${words(block.text)}${layout}`
      case 'paragraph':
      case 'quote':
        return `${block.type === 'quote' ? '> ' : ''}${words(block.text)}${layout}`
      case 'list': {
        const items = (list: typeof block.items): string =>
          list.map((item) => `${words(item.text)}${item.items.length > 0 ? `(${items(item.items)})` : ''}`).join('; ')
        return `${block.isOrdered ? 'ol' : 'ul'}${block.start === undefined ? '' : ` from ${block.start}`} ${items(block.items)}`
      }
      case 'table':
        return `table ${block.rows.map((row) => row.map(({ text, colSpan }) => `${words(text)}${colSpan ? `×${colSpan}` : ''}`).join(' | ')).join(' || ')}`
      case 'code':
        return `code ${block.syntax ?? ''} ${JSON.stringify(block.text)}`
      case 'image':
        return `image ${images.get(block.src) ?? block.src} ${block.alt} ${words(block.caption)}`.trimEnd()
      default:
        return block.type
    }
  }
  return blocks.map(line)
}

const pasted = (name: string): Pasted => {
  const found = blocksOfHtml(parsedHtml(read(`${name}.html`)))
  expect(v.is(blockDocumentSchema, { blocks: found.blocks })).toBe(true)
  return found
}

test('Google Docs: formats in styles, lists in lists, an image in an item, indent and line height', () => {
  const found = pasted('google-docs')
  expect(linesOf(found)).toEqual([
    'h2 部署',
    'strong(三个)可用区，见指南 (http://example.com/guide) {"lineHeight":2,"indent":true}',
    'ol 下载(校验); 安装 / [https://lh7.example.com/a.png]'
  ])
  expect(found.plainLinks).toBe(1)
})

test('Google Sheets: a table with its merged cells', () => {
  expect(linesOf(pasted('google-sheets'))).toEqual(['table 地区 | 12 || 合计 / 全年×2'])
})

test('Feishu: numbers go on, tasks keep their boxes, code its lines, and images stay in cells and with their captions', () => {
  expect(linesOf(pasted('feishu'))).toEqual([
    'h2 复盘',
    '结论：strong(可行)',
    'ol 甲; 乙',
    'ul ☑ 完成; ☐ 待办',
    'code Python "def f():\\n\u00a0\u00a0return 1"',
    'table 图 / [https://internal.example.com/b.png] | 一 / 二',
    'image https://internal.example.com/c.png  架构'
  ])
})

test('Yuque: a list that begins anew stays apart, a quote keeps its image, and what is missing is counted', () => {
  const found = pasted('yuque')
  expect(linesOf(found)).toEqual([
    'h3 步骤',
    'ol 准备; 执行',
    '说明',
    'ol 另一组',
    '> 提示 / [https://cdn.example.com/tip.png]',
    'https://player.example.com/v/1<https://player.example.com/v/1>'
  ])
  expect([...found.lost]).toEqual([
    ['drawing', 1],
    ['player', 1]
  ])
})

test('Notion: lists in lists, quotes, code with its language, and signed addresses of images', () => {
  expect(linesOf(pasted('notion'))).toEqual([
    'h2 周报',
    '本周em(完成)code(导入)',
    'ul 一级(二级); [x] 已办',
    '> 引用一 / 引用二',
    'code sql "SELECT 1;\\nSELECT 2;"',
    'delimiter',
    '页面<https://www.example.com/page>',
    'image https://prod-files.example.com/d.png?X-Amz-Signature=a&b=c d.png'
  ])
})

test('WeChat: images that load later, without pixels that stand in for them, and the layout of paragraphs', () => {
  expect(linesOf(pasted('wechat'))).toEqual([
    '图数据库的strong(四个)误区 {"lineHeight":1.75,"indent":true}',
    'image https://mmbiz.example.com/mmbiz_png/e/640?wx_fmt=png',
    '第二段 {"lineHeight":1.75,"indent":true}'
  ])
})

test('web pages: links without encryption as words, images that load later, captions, and code in boxes', () => {
  const found = pasted('web-page')
  expect(linesOf(found)).toEqual([
    'h2 发布说明',
    '参见http://old.example.com和文档</docs>。',
    'image https://img.example.com/lazy.jpg 界面',
    'image https://img.example.com/f.jpg  图1：strong(拓扑)',
    'code  "a = 1\\n\\n  b = 2"'
  ])
  expect([...found.lost]).toEqual([
    ['field', 1],
    ['frame', 1]
  ])
  expect(found.plainLinks).toBe(1)
})

test('Word: a numbered list after a bulleted one is numbered, and lists of their own stay apart', () => {
  const item = (list: string, marker: string, text: string) =>
    `<p style='mso-list:${list} level1 lfo1'><span style='mso-list:Ignore'>${marker}</span>${text}</p>`
  const html = [item('l0', '·', '甲'), item('l1', '1.', '乙'), item('l1', '2.', '丙'), item('l2', '1.', '丁')].join('')
  expect(linesOf(blocksOfHtml(parsedHtml(html)))).toEqual(['ul 甲', 'ol 乙; 丙', 'ol 丁'])
})

test('Markdown is recognized, and becomes blocks', () => {
  const text = read('markdown.md')
  expect(looksLikeMarkdown(text)).toBe(true)
  expect(linesOf(blocksOfHtml(parsedHtml(htmlOfMarkdown(text))))).toEqual([
    'h2 标题',
    'strong(重点)和code(代码)，链接<https://example.com/>。',
    'ol from 3 甲; 乙',
    'ul ☑ 已办; ☐ 待办',
    '> 引用',
    'code cypher "MATCH (n)\\nRETURN n"',
    'table 地区 | 数量 || 华东 | 12',
    'image https://img.example.com/m.png 图'
  ])
})

test('Markdown is bold beside Chinese punctuation', () => {
  expect(linesOf(blocksOfHtml(parsedHtml(htmlOfMarkdown('**注意：**请先备份。\n\n这是**“重点”**文字'))))).toEqual([
    'strong(注意：)请先备份。',
    '这是strong(“重点”)文字'
  ])
})

test('plain words stay as they are', () => {
  const text = read('plain.txt')
  expect(looksLikeMarkdown(text)).toBe(false)
  expect(linesOf({ blocks: blocksOfText(text), images: new Map() })).toEqual([
    '第一段',
    '第二段\u00a0\u00a0\u00a0\u00a0有制表符',
    ' http://example.com 照写'
  ])
})
