import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { richTextOf } from '../../services/main/rich-text'
import { plainTextOf } from '../../src/contract/rich-text'
import { root } from '../root'
import { cleanMarkdown, markdownOfHtml } from './markdown'

test('each row of a table of HTML is a line, and its caption one before it', () => {
  const table =
    '<table><caption>表1</caption><tbody><tr><th>地区</th><th>数量</th></tr><tr><td rowspan="2"><p>华东</p><p>一区</p></td><td><b>12</b></td></tr>' +
    '<tr><td><ul><li>甲</li><li>乙</li></ul></td></tr></tbody></table>'
  expect(markdownOfHtml(table)).toBe('表1\n\n地区　数量\n\n华东 一区　**12**\n\n- 甲\n- 乙')
})

test('the blocks of a layout table stay blocks', () => {
  expect(markdownOfHtml('<table><tr><td>前<h2>标题</h2><p>一</p><p>二</p>后</td></tr></table>')).toBe(
    '前\n\n## 标题\n\n一\n\n二\n\n后'
  )
})

test('struck-out words stay as words', () => {
  expect(markdownOfHtml('<p>价格<s>一</s><del>二</del><strike>三</strike></p>')).toBe('价格一二三')
})

test('a player or a page within the page becomes a link with words, also where it is not encrypted', () => {
  const link = (href: string, text: string) => ({ tag: 'a', href, children: [text] })
  const shown = (html: string) => richTextOf(markdownOfHtml(html))
  expect(shown('<p>前<video src="https://files.example/a%20b.mp4">不支持播放</video></p>')).toEqual([
    { tag: 'p', children: ['前', link('https://files.example/a%20b.mp4', 'a b.mp4')] }
  ])
  expect(shown('<audio title="讲座"><source src="https://files.example/a.mp3"></audio>')).toEqual([
    { tag: 'p', children: [link('https://files.example/a.mp3', '讲座')] }
  ])
  expect(shown('<p><iframe src="https://player.example/v/1"></iframe></p>')).toEqual([
    { tag: 'p', children: [link('https://player.example/v/1', 'https://player.example/v/1')] }
  ])
  expect(markdownOfHtml('<embed src="http://player.example/a.swf">')).toBe('http://player.example/a.swf')
})

test('an address without encryption stays as words', () => {
  const address = 'http://old.example/a'
  expect(cleanMarkdown(`[手册](${address})，[old.example](mailto:a@example.com)`)).toBe(
    `手册 (${address})，[old.example](mailto:a@example.com)`
  )
  expect(cleanMarkdown(`[${address}](${address})`)).toBe(address)
  expect(cleanMarkdown(`[手册][a]，![图][b]\n\n[a]: ${address}\n[b]: http://old.example/b.png`)).toBe(`手册 (${address})，图`)
})

test('a link without words or a picture is none', () => {
  expect(cleanMarkdown('前[](/x)中[ ](/y)后')).toBe('前中 后')
  expect(richTextOf('前[](/x)后')).toEqual([{ tag: 'p', children: ['前', '后'] }])
  expect(richTextOf('[![](/a.png)](/x)')).toMatchObject([{ children: [{ tag: 'a', children: [{ tag: 'img' }] }] }])
})

test.each(globSync('tests/support/clipboard/*.html', { cwd: root }))('no word of %s is lost', (file) => {
  const html = readFileSync(join(root, file), 'utf8')
  const shown = plainTextOf(richTextOf(markdownOfHtml(html)))
  const written = html.replaceAll(/<(style|xml|head|title|select|button|svg)\b.*?<\/\1>|<!--.*?-->|<[^>]*>|&\w+;|&#\d+;/gs, ' ')
  for (const word of written.match(/\p{Script=Han}+/gu) ?? []) expect(shown).toContain(word)
})
