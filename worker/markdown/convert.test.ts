import { expect, test } from 'vitest'
import { convertPage } from './convert'

const page = (main: string, { lang = 'zh-CN', after = '' } = {}) =>
  convertPage(`<!doctype html><html lang="${lang}"><head><link rel="canonical" href="https://cn.galaxy.example/a/b?type=c"/></head>
    <body><header>页头</header><main id="main">${main}</main><footer>页脚</footer>${after}</body></html>`)
const markdown = (main: string, options?: { lang?: string; after?: string }) => page(main, options)?.markdown.trim()

test('the text of the page is converted alone, with its canonical address', () => {
  expect(page('<h1>题</h1><p>文<code>x</code>。</p>')).toEqual({
    markdown: '# 题\n\n文`x`。\n',
    canonical: 'https://cn.galaxy.example/a/b?type=c'
  })
})

test('a page without a canonical address or content has no variant', () => {
  expect(convertPage('<html><head></head><body><main>x</main></body></html>')).toBeUndefined()
  expect(convertPage('<html><head><link rel="canonical" href="https://x.example/"></head><body></body></html>')).toBeUndefined()
})

test('links are absolute, those within the page too', () => {
  expect(markdown('<p><a href="/x?y=1#z">甲</a>，<a href="#place">乙</a>，<a href="https://o.example/">丙</a></p>')).toBe(
    '[甲](https://cn.galaxy.example/x?y=1#z)，[乙](https://cn.galaxy.example/a/b?type=c#place)，[丙](https://o.example/)'
  )
})

test('every medium has a name and an absolute address', () => {
  expect(
    markdown(`<figure><img src="/a/b.webp" alt="一只袋熊"/></figure>
      <figure><video src="/media/a.mp4" aria-label="演示" poster="/a.webp" controls></video><figcaption>演示</figcaption></figure>
      <figure><audio src="https://files.example/%E8%AE%BF%E8%B0%88.mp3" controls></audio></figure>
      <div><video aria-label="入门" poster="/p.webp" controls><source src="/media/c.mp4"><track src="/c.vtt"></video></div>
      <ul><li><a href="/media/b.pdf">报价.pdf</a></li></ul>`)
  ).toBe(
    [
      '![一只袋熊](https://cn.galaxy.example/a/b.webp)',
      '[演示](https://cn.galaxy.example/media/a.mp4)',
      '演示',
      '[访谈.mp3](https://files.example/%E8%AE%BF%E8%B0%88.mp3)',
      '[入门](https://cn.galaxy.example/media/c.mp4)',
      '- [报价.pdf](https://cn.galaxy.example/media/b.pdf)'
    ].join('\n\n')
  )
})

test('an address that is none stays as the author wrote it', () => {
  expect(markdown('<p><a href="https://[x">甲</a>，<a href="https://exa%zz.com/">乙</a></p>')).toBe(
    '[甲](https://\\[x)，[乙](https://exa%zz.com/)'
  )
  expect(markdown('<audio src="https://files.example/100%.mp3" controls></audio>')).toBe(
    '[100%.mp3](https://files.example/100%.mp3)'
  )
})

test('raised and lowered characters stay apart from the number before them', () => {
  expect(markdown('<p>H<sub>2</sub>O，10<sup>9</sup></p>')).toBe('H<sub>2</sub>O，10<sup>9</sup>')
})

test('emphasis of quoted words within a sentence has no character references', () => {
  expect(markdown('<p>他说<strong>“注意！”</strong>后走了</p>')).toBe('他说“**注意**！”后走了')
  expect(markdown('<p>他说：<strong>“注意！”</strong></p>')).toBe('他说：**“注意！”**')
})

test('a heading is without the link to itself', () => {
  expect(markdown('<div><h2 id="x">题</h2><a href="#x" aria-label="“题”的链接"></a></div>')).toBe('## 题')
})

test('a drawing becomes its label, and decoration is dropped', () => {
  expect(
    markdown('<svg role="img" aria-label="一个资金环"><text>A1</text></svg><svg aria-hidden="true"><text>B</text></svg>')
  ).toBe('*一个资金环*')
})

test('code keeps its lines and is named by its language', () => {
  const code = '<pre><code class="language-gql"><span class="k">MATCH</span> (a)\n  RETURN a\n</code></pre>'
  expect(markdown(code)).toBe('```gql\nMATCH (a)\n  RETURN a\n```')
})

test('where a text may break is no character of it', () => {
  expect(markdown('<h1>原生<wbr>图数据库</h1>')).toContain('# 原生图数据库')
})

test('a table keeps its caption, in front of it', () => {
  const table = `<table><caption>四个版本</caption><thead><tr><th>版本</th><th>图</th></tr></thead>
    <tbody><tr><th scope="row">免费版</th><td><b>7</b><small>张|最多</small></td></tr></tbody></table>`
  expect(markdown(table)).toBe('四个版本\n\n| 版本 | 图 |\n| - | - |\n| 免费版 | **7** 张\\|最多 |')
})

test('terms stand in front of their meanings, in the signs of the language', () => {
  const list = '<dl><div><dt>顶点</dt><dd>东西</dd></div><div><dt>边</dt><dd>关系</dd><dd>有方向</dd></div></dl>'
  expect(markdown(list)).toBe('- **顶点**：东西\n- **边**：关系；有方向')
  expect(markdown('<dl><dt>Edge</dt><dd>a relation</dd><dd>directed</dd></dl>', { lang: 'en-US' })).toBe(
    '- **Edge**: a relation; directed'
  )
})

test('texts that only the layout separates stay separate', () => {
  expect(markdown('<p><b>图版01</b><span>由什么组成？</span></p>')).toBe('**图版01** 由什么组成？')
  expect(markdown('<h3><span>1</span>选一个场景</h3>')).toBe('### 1 选一个场景')
  expect(markdown('<p>把<b>关系</b>查到底</p>')).toBe('把**关系**查到底')
})

test('a color that an author gave to words adds no space beside them', () => {
  expect(
    markdown('<p><span class="text-blue">红</span>字<span class="text-ok">绿</span><span class="text-18">大</span></p>')
  ).toBe('红字绿大')
})

test('controls and site navigation are left out', () => {
  const tools = `<nav><a href="/">首页</a></nav><form><p>您的姓名</p><input></form><button>复制</button>
    <fieldset><label>1跳</label></fieldset><details><summary>目录</summary><nav>甲</nav></details><script>x()</script><p hidden>乙</p>`
  expect(markdown(`${tools}<p>文</p>`)).toBe('文')
  expect(markdown('<details><summary>为什么</summary><p>因为</p></details>')).toContain('因为')
})

test('content that was streamed late is moved into place', () => {
  const main = '<p>前</p><!--$?--><template id="B:0"></template><p>正在载入</p><!--/$--><p>后</p>'
  expect(markdown(main, { after: '<div hidden id="S:0"><p>中</p></div><script>$RC("B:0","S:0")</script>' })).toBe(
    '前\n\n中\n\n后'
  )
})

test('a headline becomes one line, without spaces between Chinese characters', () => {
  expect(markdown('<h1>选够用的，\n最小那一版</h1>')).toBe('# 选够用的，最小那一版')
  expect(markdown('<h1>把关系<br/>查到底</h1>')).toBe('# 把关系查到底')
  expect(markdown('<h1>Follow connections<br/>to the end</h1>', { lang: 'en-US' })).toBe('# Follow connections to the end')
})

test('an ordered list that goes on after a paragraph keeps its numbers', () => {
  expect(markdown('<ol><li>一</li></ol><p>说明</p><ol start="2"><li>二</li><li>三</li></ol>')).toBe(
    '1. 一\n\n说明\n\n2. 二\n3. 三'
  )
})

test('a list counts its items, and a document its sections', () => {
  expect(markdown('<ol><li><h3><span>1</span>取一户</h3></li></ol><h2><span>2</span>画出模型</h2>')).toBe(
    '1. ### 取一户\n\n## 2 画出模型'
  )
})

test('links side by side are kept apart, and the query of an address is written as it is', () => {
  expect(markdown('<p><a href="/x?a=1&amp;b=2">甲</a><a href="/y">乙</a></p>')).toBe(
    '[甲](https://cn.galaxy.example/x?a=1&b=2) [乙](https://cn.galaxy.example/y)'
  )
})
