import { expect, test } from 'vitest'
import { pictureSvg } from './picture-svg'
import { readPage } from './read-page'
import { drawingStyle } from './style'

const html = `<!doctype html><html lang="zh-CN"><head>
<meta property="og:image" content="https://cn.galaxy.example/og/a-b.zh-CN.png"/><meta property="og:site_name" content="Galaxy"/>
<meta property="og:url" content="https://cn.galaxy.example/a?b=1"/><meta name="description" content="一句话。"/>
<link rel="stylesheet" href="/assets/a.css"/><link rel="stylesheet" href="/assets/b.css"/></head>
<body><svg class="drawing"><path d="M9 9"/></svg><main class="m"><h1>四种合作，<br/>各有 <b>分工</b></h1>
<svg class="icon"><path d="M1 1"/></svg>
<div class="hero"><svg class="drawing x" viewBox="0 0 20 10"><path class="g-edge" d="M0 0"/><text x="1">甲 &amp; 乙</text></svg></div>
<svg class="drawing" viewBox="0 0 1 1"><path d="M2 2"/></svg></main></body></html>`

test('a picture is drawn from the metadata of the page and its first drawing', () => {
  expect(readPage(html)).toEqual({
    locale: 'zh-CN',
    site: 'Galaxy',
    picture: '/og/a-b.zh-CN.png',
    address: 'cn.galaxy.example/a?b=1',
    headline: ['四种合作，', '各有 分工'],
    description: '一句话。',
    drawing: {
      markup: '<path class="g-edge" d="M0 0"/><text x="1">甲 &amp; 乙</text>',
      viewBox: [0, 0, 20, 10],
      classes: ['m', 'hero', 'drawing x']
    },
    sheets: ['/assets/a.css', '/assets/b.css']
  })
})

test('a page that names no picture has none', () => expect(readPage('<main></main>')).toBeUndefined())

test('a drawing keeps the colors of the light theme on a wide screen', () => {
  const { style, values } = drawingStyle([
    ':root{--blue:#0b3be8;--line:var(--blue);--f:clamp(1px,2vw,12px)}[data-theme=dark]{--blue:#fff}',
    '.g-edge{stroke:var(--line);display:grid;margin:4px}.g-no,.a .b:hover{fill:var(--none,#111)}',
    '.d{--words:14px}.d text{font-size:max(var(--words),1px)}',
    '.x:has(.y) :is(.g-a,.g-b){opacity:.1}@media (max-width:9px){.g-edge{stroke:red}}@supports (a:b){.g-c{font-size:var(--f)}}'
  ])
  expect(values.get('--blue')).toBe('#0b3be8')
  expect(style.split('\n')).toEqual([
    '.g-edge{stroke:#0b3be8;display:grid}',
    '.g-no{fill:#111}',
    '.d{font-size:14px}',
    '.g-c{font-size:12px}'
  ])
})

const page = {
  locale: 'zh-CN',
  site: 'Galaxy',
  picture: '/og/a.zh-CN.png',
  address: 'cn.galaxy.example/a',
  headline: ['四种合作，各有分工'],
  description: '',
  drawing: { markup: '<path d="M0 0"/>', viewBox: [0, 0, 20, 10] as const, classes: ['hero', 'drawing'] },
  sheets: []
}
const linesOf = (svg: string) =>
  [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, line = '']) => line.replaceAll(/<[^>]+>/g, ''))
const drawn = (changes: Partial<typeof page>) =>
  pictureSvg({ page: { ...page, ...changes }, mark: '', style: '', values: new Map() })

test('a headline is broken between words, into lines as even as they can be', () => {
  expect(linesOf(drawn({}))).toEqual(['Galaxy', '四种合作，', '各有分工', 'cn.galaxy.example/a'])
  const english = drawn({ locale: 'en-US', headline: ['Take the smallest that fits'] })
  expect(linesOf(english).slice(1, -1).join(' ')).toBe('Take the smallest that fits')
})

test('no word of a page can break out of its element', () => {
  const svg = drawn({ headline: ['</text><script>'], description: '"&<' })
  expect(svg).not.toContain('<script>')
  expect(svg).toContain('&lt;script&gt;')
})

test('the drawing is wrapped in the elements that style sheets select', () => {
  expect(drawn({})).toContain('<g class="hero"><g class="drawing"><path d="M0 0"/></g></g>')
})
