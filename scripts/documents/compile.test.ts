import { describe, expect, test, vi } from 'vitest'
import { wordingOf } from '../../src/features/documents/static-markup'
import { type CompiledDocument, compileDocument } from './compile'

const wording = wordingOf('zh-CN')
const front = { title: '题目', description: '一句话。', updated: '2026-11-21' }

function compile(markdown: string, fields: Record<string, string> = front): Promise<CompiledDocument> {
  const yaml = Object.entries(fields).map(([name, value]) => `${name}: ${value}\n`)
  return compileDocument(`---\n${yaml.join('')}---\n${markdown}`, { file: 'docs/a.md', version: 'latest' }, wording)
}
const htmlOf = async (markdown: string) => (await compile(markdown)).html

test('front matter and headings are apart from the text', async () => {
  const { title, description, updated, headings } = await compile('## 甲`code` {#one}\n\n### 乙 {#two}\n')
  expect({ title, description, updated }).toEqual(front)
  expect(headings).toEqual([
    { id: 'one', text: '甲code', depth: 2 },
    { id: 'two', text: '乙', depth: 3 }
  ])
})

test('a document may begin with the byte order mark of Windows', async () => {
  const source = '\ufeff---\r\ntitle: 题目\r\ndescription: 一句话。\r\nupdated: 2026-11-21\r\n---\r\n文字\r\n'
  expect(await compileDocument(source, { file: 'docs/a.md', version: 'latest' }, wording)).toMatchObject({ title: '题目' })
})

test('a heading can be linked to, and shows nothing of how its anchor is written', async () => {
  const html = await htmlOf('## 甲 {#one}\n')
  expect(html).toContain('<h2 id="one" tabindex="-1" class="phrased">甲</h2>')
  expect(html).toContain('<a class="doc-anchor" href="#one" aria-label="“甲”的链接"></a>')
})

test('a text is bold beside Chinese punctuation', async () => {
  expect(await htmlOf('**注意：**请先备份，这是**“重点”**文字。\n')).toBe(
    '<p><strong>注意：</strong>请先备份，这是<strong>“重点”</strong>文字。</p>'
  )
})

test('code is highlighted whole, however long a busy machine takes', async () => {
  const html = () => htmlOf('```bash\nmkdir -p server && cd server\n```\n')
  const quick = await html()
  let hour = Date.now()
  // Each look at the clock finds it an hour later.
  vi.spyOn(Date, 'now').mockImplementation(() => (hour += 3_600_000))
  expect(await html()).toBe(quick)
  expect(quick).toContain('<span class="code-keyword">mkdir</span>')
})

test('highlighted code loses no character, has classes and no colors, and keeps its name', async () => {
  const code = "MATCH (a:Account {code: 'A1'}) // 甲\nWHERE a.n > 1 RETURN a"
  const html = await htmlOf(`\`\`\`cypher 查询\n${code}\n\`\`\`\n`)
  const shown = /<code class="language-cypher">(.*?)<\/code>/s.exec(html)?.[1] ?? ''
  const plain = shown
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&#x26;', '&')
    .replaceAll('&#x3C;', '<')
  expect(plain).toBe(code)
  expect(shown).toContain('<span class="code-keyword">MATCH</span>')
  expect(shown).toContain(`<span class="code-string">'A1'</span>`)
  expect(shown).toMatch(/<span class="code-comment">\/\/ 甲<\/span>/)
  expect(html).not.toContain('style=')
  expect(html).toContain('aria-label="复制“查询”"')
})

test('a text is kept if its fact has a value, and the text for a fact without a value otherwise', async () => {
  const markdown = '甲{{#processors}}乙{{processors}}{{/processors}}{{^processors}}丙{{/processors}}。\n'
  const empty = { ...wording, fact: (name: string) => (name === 'processors' ? undefined : wording.fact(name)) }
  const source = `---\ntitle: 题目\ndescription: 一句话。\nupdated: 2026-11-21\n---\n${markdown}`
  expect((await compile(markdown)).html).toContain('甲乙<code>x86_64</code>')
  expect((await compileDocument(source, { file: 'docs/a.md', version: 'latest' }, empty)).html).toBe('<p>甲丙。</p>')
  await expect(compile('{{#moon}}月{{/moon}}\n')).rejects.toThrow('{{#moon}}')
})

test('code without a name goes by its language', async () => {
  expect(await htmlOf('```python\nx = 1\n```\n')).toContain('<span>Python</span>')
  expect(await htmlOf('```text\nx\n```\n')).toContain('<span>文本</span>')
})

test('a callout has a visible label', async () => {
  expect(await htmlOf('> [!WARNING]\n> 小心。\n')).toContain(
    '<p class="doc-callout-label"><strong>注意</strong></p><p>小心。</p>'
  )
})

test('a table names its columns and rows', async () => {
  const html = await htmlOf('## 甲 {#one}\n\n| 版本 | 用户 |\n| --- | --- |\n| 免费版 | 1 |\n')
  expect(html).toMatch(/role="group" tabindex="0" aria-labelledby="one"/)
  expect(html).toContain('<th scope="col">用户</th>')
  expect(html).toContain('<th scope="row">免费版</th><td>1</td>')
})

test('a date, code or range in a cell stays on one line, also within a link or code', async () => {
  const html = await htmlOf('| 版本 | 日期 |\n| --- | --- |\n| `SKU-GX-01` | 自2026-03-31起，**10–20**天 |\n\n2026-03-31\n')
  const held = (value: string) => `<bdi class="unbroken">${value}</bdi>`
  expect(html).toContain(`<code>${held('SKU-GX-01')}</code></th>`)
  expect(html).toContain(`<td>自${held('2026-03-31')}起，<strong>${held('10–20')}</strong>天</td>`)
  expect(html).toContain('<p>2026-03-31</p>')
})

test('a link to a document has its address in the same version, and is known', async () => {
  const { html, links } = await compile('[甲](doc:12#there)和[乙](doc:3)\n')
  expect(html).toContain('<a href="/document/latest/12#there">甲</a>')
  expect(html).toContain('<a href="/document/latest/3">乙</a>')
  expect(links).toEqual([
    { id: 12, anchor: 'there', line: 6 },
    { id: 3, anchor: undefined, line: 6 }
  ])
})

test('a figure is drawn, captioned and numbered', async () => {
  const figure = '```figure transfers-ring\ncaption: 环\ndescription: 一个环\n```\n'
  const html = await htmlOf(`${figure}\n${figure}`)
  expect(html).toMatch(/<figure class="figure">.*<svg [^>]*aria-label="一个环"/s)
  expect([...html.matchAll(/<b>(图\d)<\/b> 环/g)].map(([, number]) => number)).toEqual(['图1', '图2'])
})

test('the fact of the vendor replaces a placeholder in text, code and front matter', async () => {
  const text = '到`{{port}}`。\n\n```bash\nnc -vz h {{port}}\n```\n'
  const { html, description } = await compile(text, { ...front, description: '默认{{port}}。' })
  expect(html).toContain('<code>7800</code>')
  expect(html.replaceAll(/<[^>]+>/g, '')).toContain('nc -vz h 7800')
  expect(description).toBe('默认7800。')
})

test('the search gets the text by heading, without markup', async () => {
  const { passages } = await compile(
    '开头。\n\n## 甲 {#one}\n\n> [!NOTE]\n> 说**明**。\n\n- 子\n- 丑\n\n| 寅 | 卯 |\n| --- | --- |\n| 辰 | 巳 |\n\n```bash\nls -l\n```\n'
  )
  expect(passages).toEqual([
    { anchor: undefined, heading: undefined, text: '开头。', code: '' },
    { anchor: 'one', heading: '甲', text: '说明。\n子\n丑\n寅；卯\n辰；巳', code: 'ls -l' }
  ])
})

describe('refuses, naming file and place:', () => {
  test.each([
    ['a title that is too long', { ...front, title: '长'.repeat(41) }, /^docs\/a\.md: title: /],
    ['a missing day', { title: '题', description: '一' }, /^docs\/a\.md: updated: /],
    ['a day that is none', { ...front, updated: '21.11.2026' }, /^docs\/a\.md: updated: /],
    ['a field that nobody knows', { ...front, author: 'x' }, /^docs\/a\.md: author: /],
    ['YAML that is none', { ...front, title: '[' }, /^docs\/a\.md:1: /]
  ])('%s', async (_, fields, message) => {
    await expect(compile('', fields)).rejects.toThrow(message)
  })

  test.each([
    ['a heading without an anchor', '## 甲\n', /^docs\/a\.md:6: .*anchor/],
    ['an anchor that is there twice', '## 甲 {#a}\n\n## 乙 {#a}\n', /^docs\/a\.md:8: .*anchor a/],
    ['a second title', '# 甲 {#a}\n', /^docs\/a\.md:6: /],
    ['a heading inside of a list', '- ## 甲 {#a}\n', /^docs\/a\.md:6: /],
    ['code without a language', '```\nx\n```\n', /^docs\/a\.md:6: .*language/],
    ['HTML', '一\n\n<script>x</script>\n', /^docs\/a\.md:8: .*HTML/],
    ['HTML within a line', '一<img src=x onerror=y>\n', /^docs\/a\.md:6: .*HTML/],
    ['a picture', '![x](y.png)\n', /^docs\/a\.md:6: .*image/],
    ['a link that would run a script', '[x](javascript:alert(1))\n', /^docs\/a\.md:6: .*link/],
    ['a link to another host without its scheme', '[x](//other.example/)\n', /^docs\/a\.md:6: .*link/],
    ['a link to an anchor that is not there', '[x](#gone)\n', /^docs\/a\.md:6: .*#gone/],
    ['a placeholder that stands for nothing', '一\n\n{{moon}}\n', /^docs\/a\.md:8: .*moon/],
    ['a callout that nobody knows', '> [!DANGER]\n> x\n', /^docs\/a\.md:6: .*WARNING/],
    ['a link to a document that does not exist', '[甲](doc:99)\n', /^docs\/a\.md:6: doc:99 leads to no document/],
    ['a figure that nobody has drawn', '```figure moon\ncaption: 月\n```\n', /^docs\/a\.md:6: .*moon/],
    ['a figure that does not say what it shows', '```figure transfers-ring\ncaption: 环\n```\n', /^docs\/a\.md:6: description/],
    ['a figure without its words', '```figure transfers-hops\ncaption: 环\ndescription: 环\n```\n', /^docs\/a\.md:6: words\.hop0/]
  ])('%s', async (_, markdown, message) => {
    await expect(compile(markdown)).rejects.toThrow(message)
  })

  test('a document without front matter', async () => {
    await expect(compileDocument('# 甲\n', { file: 'docs/a.md', version: 'latest' }, wording)).rejects.toThrow(/^docs\/a\.md:1: /)
  })
})
