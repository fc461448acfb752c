import type { Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { richTextOfBlocks } from '../../src/contract/block-tree'
import { type Block, blockDocumentSchema } from '../../src/contract/blocks'
import { hostileAddresses, hostileMarkup } from '../support/hostile-markup.ts'
import { sharedSiteBeforeUpstream } from '../support/site.ts'
import { json, type RecordedRequest } from '../support/upstream.ts'
import { asAuthor } from '../support/visitors.ts'

/* Content of authors on pages: elements and attributes do not depend on the words. */

const { site, upstream } = await sharedSiteBeforeUpstream()

/** Every kind of block, with the words everywhere that an author can write some. */
function blocksOf(words: string): Block[] {
  const [text, src] = [[words], '/api/main/file/open/a.png']
  const cells = [{ text }, { text }]
  const rows = [cells, cells]
  return [
    { type: 'paragraph', text: [{ tag: 'strong', children: [{ tag: 'a', href: '/news', children: text }] }] },
    { type: 'paragraph', text: [{ tag: 'span', color: 'blue', size: 18, children: text }, { tag: 'br', children: [] }, words] },
    { type: 'heading', level: 2, text },
    { type: 'list', isOrdered: true, items: [{ text, items: [{ text, items: [] }] }] },
    { type: 'quote', text },
    { type: 'code', text: words },
    { type: 'table', hasHeaderRow: true, hasHeaderColumn: true, widths: [], rows },
    {
      type: 'chart',
      kind: 'bar',
      rows: [
        [words, words],
        [words, '1']
      ],
      caption: text
    },
    { type: 'image', src, alt: words, caption: text },
    { type: 'video', src, poster: src, caption: text },
    { type: 'music', src, caption: text },
    { type: 'attachments', files: [{ src, name: words.slice(0, 255), bytes: 1 }] }
  ]
}

const isAccepted = (...blocks: unknown[]) => v.is(blockDocumentSchema, { blocks })
/** Control characters are refused everywhere, so they never get as far as a page. */
const writable = hostileMarkup.filter((words) => isAccepted({ type: 'paragraph', text: [words] }))

/** An author with a robot’s user agent, for which pages are not streamed: the order of a stream depends on time. */
const robot = asAuthor({ headers: { 'User-Agent': 'Googlebot/2.1' } })

/** Number and position of the scripts with a page’s data depend on time as well. */
const pageSkeleton = (html: string) => skeletonOf(fromHtml(html)).replaceAll('<script dataTsrStreamPart nonce></>', '')

/** The first difference of two skeletons; undefined if they are equal. */
function difference(shown: string, expected: string): string | undefined {
  if (shown === expected) return undefined
  const at = [...shown].findIndex((character, index) => character !== expected[index])
  return shown.slice(Math.max(0, at - 100), at + 200)
}

/** The element that keeps a date or a code in a cell on one line; it depends on the words, and contains text only. */
const isHeldTogether = (node: Nodes) =>
  node.type === 'element' &&
  node.tagName === 'bdi' &&
  String(node.properties.className) === 'unbroken' &&
  node.children.every(({ type }) => type === 'text')

/** The elements of a page in order, with the names of their attributes; texts are left out. */
function skeletonOf(node: Nodes): string {
  if (isHeldTogether(node)) return ''
  const inner = 'children' in node ? node.children.map(skeletonOf).join('') : ''
  return node.type === 'element' ? `<${node.tagName} ${Object.keys(node.properties).toSorted().join(' ')}>${inner}</>` : inner
}

const addressesIn = (node: Nodes): string[] => [
  ...(node.type === 'element' ? ['href', 'src', 'action', 'poster'].flatMap((name) => String(node.properties[name] ?? '')) : []),
  ...('children' in node ? node.children.flatMap(addressesIn) : [])
]

/** Has main answer entries and a text with these words: the same number of each for any words. */
function answerWords(words: readonly string[]) {
  const entry = (id: number, title: string) => ({
    id,
    language: 'zh-CN',
    title,
    summary: title,
    isSample: false,
    source: title,
    releasedOn: '2026-03-31',
    trending: null
  })
  const perEntry = Math.ceil(words.length / 40)
  const items = Array.from({ length: 40 }, (_, index) =>
    entry(index + 1, words.slice(index * perEntry, (index + 1) * perEntry).join(' ') || 'x')
  )
  const body = richTextOfBlocks({ blocks: words.flatMap(blocksOf) })
  const data: Readonly<Record<string, unknown>> = {
    '/news/list': { items, total: 40, isTotalLimited: false, pages: 1, next: null },
    '/news/detail': { ...entry(7, words.slice(0, 40).join(' ')), languages: ['zh-CN'], body }
  }
  upstream.respondWith((response, request: RecordedRequest) => json({ status: 200, data: data[request.call] })(response, request))
}

/** In groups, since a page has twelve blocks for each. */
const groups = Array.from({ length: Math.ceil(writable.length / 8) }, (_, group) =>
  writable.slice(group * 8, group * 8 + 8).join(' ')
)

test('a page with a thousand hostile titles, summaries and blocks is made of the same elements as one with harmless words', async () => {
  expect(writable.length).toBeGreaterThanOrEqual(1000)
  for (const path of ['/news?order=latest', '/news/detail?id=7']) {
    answerWords(groups)
    const hostile = await site.visit(path, robot)
    answerWords(groups.map(() => 'x'))
    const harmless = await site.visit(path, robot)
    expect([hostile.status, harmless.status]).toEqual([200, 200])
    const expected = pageSkeleton(harmless.body)
    // The comparison detects an unescaped text.
    expect(difference(pageSkeleton(hostile.body.replaceAll('&lt;', '<')), expected)).toBeDefined()
    expect(difference(pageSkeleton(hostile.body), expected)).toBeUndefined()
    expect(
      addressesIn(fromHtml(hostile.body)).filter((address) => /^\s*(javascript|vbscript|data:text|blob|file):/i.test(address))
    ).toEqual([])
  }
})

test('no block accepts a hostile address in any field', () => {
  for (const address of hostileAddresses) {
    const caption: string[] = []
    const carried = [
      { type: 'paragraph', text: [{ tag: 'a', href: address, children: ['x'] }] },
      { type: 'paragraph', text: [{ tag: 'img', src: address, alt: '', children: [] }] },
      { type: 'image', src: address, alt: '', caption },
      { type: 'video', src: address, caption },
      { type: 'video', src: '/a.mp4', poster: address, caption },
      { type: 'music', src: address, caption },
      { type: 'attachments', files: [{ src: address, name: 'a', bytes: 1 }] }
    ]
    expect([address, carried.filter((block) => isAccepted(block))]).toEqual([address, []])
  }
  for (const syntax of writable) expect([syntax, isAccepted({ type: 'code', syntax, text: '' })]).toEqual([syntax, false])
})
