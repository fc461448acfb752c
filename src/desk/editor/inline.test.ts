import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RichNode } from '~/contract/rich-text'
import { anyLine } from '../../../tests/support/block-values'
import { hostileMarkup } from '../../../tests/support/hostile-markup'
import { parsedHtml } from '../../../tests/support/parsed-html'
import { size } from '../../../tests/support/sizes'
import { lineOfNodes } from './inline'
import { blocksOfHtml } from './paste'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** The markup of the elements that `nodesOf` makes, as a browser would write it. */
const markupOf = (line: readonly RichNode[]): string =>
  line
    .map((node) => {
      if (typeof node === 'string') return escaped(node)
      const tag = { strong: 'b', em: 'i' }[String(node.tag)] ?? node.tag
      const names = [node.color && `text-${node.color}`, node.size && `text-${node.size}`].filter(Boolean).join(' ')
      const attributes = { class: names, href: node.href, src: node.src, alt: node.alt }
      const written = Object.entries(attributes).map(([name, value]) => (value ? ` ${name}="${escaped(value)}"` : ''))
      return `<${tag}${written.join('')}>${markupOf(node.children)}${tag === 'br' || tag === 'img' ? '' : `</${tag}>`}`
    })
    .join('')

/** Elements of a kind within themselves, as links, are taken apart by the parser. */
const isNested = (line: readonly RichNode[], around: readonly string[] = []): boolean =>
  line.some((node) => typeof node === 'object' && (around.includes(node.tag) || isNested(node.children, [...around, node.tag])))

test('a line comes back from the elements of the editor as it was', () => {
  fc.assert(
    fc.property(
      anyLine.filter((line) => !isNested(line)),
      (line) => {
        expect(lineOfNodes(parsedHtml(`<body>${markupOf(line)}`).childNodes)).toEqual(line)
      }
    ),
    { numRuns: size(500) }
  )
})

const isSafe = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([name, inner]) => {
    if (name === 'href' || name === 'src') return /^(https:\/\/|mailto:|#|\/(?![/\\]))/.test(String(inner))
    if (name.startsWith('on') || ['style', 'srcdoc', 'class'].includes(name)) return false
    return isSafe(inner)
  })
}

test('a thousand hostile pieces of markup leave nothing but words in a line', () => {
  expect(hostileMarkup.length).toBeGreaterThanOrEqual(1000)
  for (const markup of hostileMarkup) {
    const line = lineOfNodes(parsedHtml(`<body>${markup}`).childNodes)
    expect([markup, isSafe(line)]).toEqual([markup, true])
    const tags = new Set(JSON.stringify(line).match(/(?<="tag":")\w+/g))
    const known = ['strong', 'em', 'u', 's', 'sub', 'sup', 'code', 'span', 'a', 'img', 'br']
    expect([markup, [...tags].filter((tag) => !known.includes(tag))]).toEqual([markup, []])
  }
})

test('a thousand hostile pieces of markup leave nothing but blocks in a paste', () => {
  for (const markup of hostileMarkup) {
    const { blocks, images } = blocksOfHtml(parsedHtml(`<body>${markup}`))
    expect([markup, isSafe(blocks)]).toEqual([markup, true])
    for (const source of images.values())
      expect([markup, /^(https?:|data:image\/(png|jpeg|gif|webp|bmp);|\/)/i.test(source)]).toEqual([markup, true])
  }
})

test('characters that cannot be stored and the places of the caret are left out', () => {
  expect(lineOfNodes(parsedHtml('<body>a\u200bb\u0008c').childNodes)).toEqual(['abc'])
})
